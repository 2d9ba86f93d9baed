import {join} from 'node:path';

import createJiti from 'jiti';

const siteDir = join(import.meta.dirname, '..', '..');
const load = createJiti(import.meta.url, {interopDefault: true, esmResolve: true});

// Usage: node src/mcp-server/start.mjs [folder of the built site]
await load('./main.ts').main(siteDir, process.argv[2]);
