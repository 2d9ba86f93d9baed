import {join} from 'node:path';

import createJiti from 'jiti';

import '../../src/requireNode.mjs';

const load = createJiti(import.meta.url, {interopDefault: true});
const {previewServer} = load('../../src/preview.ts');
const {baseUrl} = load('../../src/site/settings.ts').settings;
const root = process.argv[2] ?? join(import.meta.dirname, '..', '..', 'build');
const port = Number(process.env.PORT ?? 3123);

// Usage: node tests/support/serve.mjs [folder of the built site]
previewServer(root, baseUrl).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}${baseUrl}`));
