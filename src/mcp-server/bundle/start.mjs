import {join} from 'node:path';

import createJiti from 'jiti';

import '../../requireNode.mjs';

const siteDir = join(import.meta.dirname, '..', '..', '..');
const load = createJiti(import.meta.url, {interopDefault: true, esmResolve: true});
const buildDir = process.argv[2] ?? join(siteDir, 'build');

// Usage: node src/mcp-server/bundle/start.mjs [folder of the built site]
console.log(await load('./index.ts').makePackage(siteDir, buildDir, join(siteDir, '.cache', 'docs-mcp')));
