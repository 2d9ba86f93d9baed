import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {expect, test} from '@playwright/test';

import {freePort} from '../support/ports';
import {siteDir} from '../support/site';

import {copySite, docusaurus, start} from './copy';

const copy = copySite('variant-faults');
const page = 'docs-gateway/quickstart.mdx';
const partial = 'docs-gateway/_partials/_trust-ca.mdx';
const sidebar = ['sidebars-gateway.ts', "'quickstart',", "'gone',"] as const;
const unknownId = 'Invalid sidebar file at "sidebars-gateway.ts". These sidebar document ids do not exist: gone';

async function run(command: string, settings: NodeJS.ProcessEnv = {}) {
  const env = {...process.env, SPECS_OFFLINE: '1', ...settings};
  const args = [docusaurus, command, ...(command === 'start' ? ['--no-open', '--port', String(await freePort())] : [])];
  return spawnSync(process.execPath, args, {cwd: copy.dir, env, encoding: 'utf8', timeout: 250_000});
}

/** Asserts that a command fails with this line and without a stack. */
async function expectFailure(command: string, line: string, settings?: NodeJS.ProcessEnv): Promise<void> {
  const {status, stderr} = await run(command, settings);
  expect(stderr.trim().split('\n').at(-1)).toBe(line);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

test('npm run build ends with one line about a setting that is not valid', async () => {
  await expectFailure('build', 'SITE_URL must be an http or https URL, but is "nowhere"', {SITE_URL: 'nowhere'});
});

/** Number of the line where a text begins in a file. */
const lineOf = (file: string, text: string): number =>
  readFileSync(join(siteDir, file), 'utf8').split(text)[0]!.split('\n').length;

const heading = lineOf(page, '## ');
const name = [page, '\n## ', '\nThe server {name} is yours.\n\n## '] as const;
const undefinedName = `${page}:${heading}: {name} is no text; write \\{ for a brace in the text`;

for (const [command, fault, [file, from, to], line] of [
  ['build', 'an unknown id in a sidebar', sidebar, unknownId],
  ['start', 'an unknown id in a sidebar', sidebar, unknownId],
  ['build', 'a name in braces that does not exist', name, undefinedName],
  [
    'build',
    'an import that does not exist',
    [page, '_partials/_trust-ca', '_partials/_Trust-CA'],
    `${page}:${lineOf(page, 'import TrustCa')}: cannot find ./_partials/_Trust-CA.mdx`,
  ],
  [
    'build',
    'a link to a page that does not exist, in a partial that several pages import',
    [partial, '</Tabs>', '</Tabs>\n\n[Gone](/codegate/gone)'],
    `${partial}:${lineOf(partial, '</Tabs>') + 2}: broken link to /codegate/gone`,
  ],
] as const) {
  test(`npm run ${command} ends with one line about ${fault}`, async () => {
    copy.edit(file, from, to);
    try {
      await expectFailure(command, line);
    } finally {
      copy.edit(file, to, from);
    }
  });
}

test('npm run build names a broken anchor and two files with one address, and goes on', async () => {
  const link = [page, '\n## ', '\n[Gone](/codegate/features/muxing#gone)\n\n## '] as const;
  const second = 'docs-gateway/about/faq/index.mdx';
  copy.edit(...link);
  mkdirSync(join(copy.dir, dirname(second)));
  cpSync(join(copy.dir, 'docs-gateway/about/faq.mdx'), join(copy.dir, second));
  try {
    const {status, stderr} = await run('build');
    expect(stderr).toContain(`\n[WARNING] ${page}:${heading}: broken anchor to /codegate/features/muxing#gone\n`);
    expect(stderr).toContain(
      `[pages] docs-gateway/about/faq.mdx and ${second} have one address, /codegate/about/faq\n`,
    );
    expect(status).toBe(0);
  } finally {
    rmSync(join(copy.dir, dirname(second)), {recursive: true});
    copy.edit(page, link[2], link[1]);
  }
});

test('who breaks a sidebar or a page while npm start runs reads one line, and the server goes on', async () => {
  const {origin, output, stop} = await start(copy);
  try {
    copy.edit(...sidebar);
    await expect.poll(output).toContain(`\n${unknownId}\n`);
    copy.edit(sidebar[0], sidebar[2], sidebar[1]);
    copy.edit(...name);
    await expect.poll(output).toContain(`\n${undefinedName}\n`);
    copy.edit(page, name[2], name[1]);
    await expect.poll(output).toMatch(/is no text[^]*successfully/);
    expect(output()).not.toMatch(/^\s+at /m);
    expect((await fetch(origin)).ok).toBe(true);
  } finally {
    stop();
  }
});
