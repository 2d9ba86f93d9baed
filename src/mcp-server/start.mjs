import {join} from 'node:path';

import createJiti from 'jiti';

import '../requireNode.mjs';

const siteDir = join(import.meta.dirname, '..', '..');
const load = createJiti(import.meta.url, {interopDefault: true, esmResolve: true});
const args = process.argv.slice(2);

// Usage: node src/mcp-server/start.mjs [--from <origin or folder>]; reads the site that was built here unless told otherwise.
await load('./main.ts').main(args.length > 0 ? args : ['--from', join(siteDir, 'build')], '');
