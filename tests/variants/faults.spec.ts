import {spawnSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {copySite, docusaurus, start} from './copy';

const copy = copySite('variant-faults');
const page = 'docs-gateway/quickstart.mdx';

/** Builds the copy with a link behind the first paragraph of a page; returns what it says, and its status. */
function buildWithLink(address: string): {readonly said: string; readonly status: number | null} {
  const [from, to] = ['\n## ', `\n[Gone](${address})\n\n## `];
  const env = {...process.env, SPECS_OFFLINE: '1', FORCE_COLOR: '0'};
  copy.edit(page, from, to);
  const {stdout, stderr, status} = spawnSync(process.execPath, [docusaurus, 'build'], {
    cwd: copy.dir,
    env,
    encoding: 'utf8',
    timeout: 250_000,
  });
  copy.edit(page, to, from);
  return {said: stdout + stderr, status};
}

test('npm run build ends with the name of a page that has a broken link', () => {
  const {said, status} = buildWithLink('/codegate/gone');
  expect(said).toMatch(/page path = \/codegate\/quickstart:\s+-> linking to \/codegate\/gone\n/);
  expect(status).toBe(1);
});

test('npm run build names a broken anchor, and goes on', () => {
  const {said, status} = buildWithLink('/codegate/features/muxing#gone');
  expect(said).toMatch(/page path = \/codegate\/quickstart:\s+-> linking to \/codegate\/features\/muxing#gone\n/);
  expect(status).toBe(0);
});

test('who breaks a sidebar or a page while npm start runs reads why, and the server goes on', async () => {
  const {origin, output, stop} = await start(copy);
  try {
    copy.edit('sidebars-gateway.ts', "'quickstart',", "'gone',");
    await expect.poll(output).toContain('These sidebar document ids do not exist:\n- gone');
    copy.edit('sidebars-gateway.ts', "'gone',", "'quickstart',");
    copy.edit(page, '\n## ', '\n<details>\n\n## ');
    await expect.poll(output).toContain('Expected a closing tag for `<details>`');
    copy.edit(page, '\n<details>\n\n## ', '\n## ');
    await expect.poll(output).toMatch(/Expected a closing tag[^]*successfully/);
    expect((await fetch(origin)).ok).toBe(true);
  } finally {
    stop();
  }
});
