import {join} from 'node:path';

import createJiti from 'jiti';

const load = createJiti(import.meta.url, {interopDefault: true});
const root = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'build');
const port = Number(process.env.PORT ?? 3123);

// Usage: node tests/support/serve.mjs [folder of the built site]
load('../../src/preview/main.ts').main(root, port);
