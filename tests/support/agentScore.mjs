import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';

import createJiti from 'jiti';

const siteDir = join(import.meta.dirname, '..', '..');
const load = createJiti(import.meta.url, {interopDefault: true});
const {previewServer} = load('../../src/preview/server.ts');
const {settings} = load('../../src/site/settings.ts');

// Serves the built site on a free port and runs afdocs on all pages with the given arguments.
const server = previewServer(join(siteDir, 'build')).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}`;
const afdocs = join(siteDir, 'node_modules', 'afdocs', 'bin', 'afdocs.mjs');
const own = [
  '--canonical-origin',
  settings.url,
  '--sampling',
  'deterministic',
  '--max-links',
  '500',
  '--request-delay',
  '0',
];
const asked = process.argv.slice(2);
const format = asked.length > 0 ? asked : ['--format', 'scorecard'];
const run = spawn(process.execPath, [afdocs, 'check', url, ...own, '--quiet', ...format], {stdio: 'inherit'});
const [code] = await once(run, 'exit');
server.close();
server.closeAllConnections();
process.exitCode = code;
