import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {listen} from '../../support/ports';

const script = 'tests/support/serve.mjs';

test('a preview without a build says so in one line and fails', () => {
  const {status, stderr} = spawnSync('node', [script, '/nowhere'], {encoding: 'utf8'});
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('/nowhere');
  expect(stderr).toContain('npm run build');
  expect(status).toBe(1);
});

test('a preview at a port in use says so in one line and fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'preview-'));
  writeFileSync(join(root, '_headers'), '');
  const other = createServer();
  const {port} = new URL(await listen(other));
  const preview = spawn('node', [script, root], {env: {...process.env, PORT: port}});
  let said = '';
  preview.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [status] = await once(preview, 'close');
  other.close();
  expect(said).toBe(`preview: port ${port} is in use. Choose another: PORT=8080 npm run preview\n`);
  expect(status).toBe(1);
});
