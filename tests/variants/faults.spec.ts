import {spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {expect, test} from '@playwright/test';

import {freePort} from '../support/ports';

import {copySite, docusaurus} from './copy';

const copy = copySite('variant-faults');
const page = 'docs-gateway/quickstart.mdx';
const partial = 'docs-gateway/_partials/_trust-ca.mdx';
const sidebar = ['sidebars-gateway.ts', "'quickstart',", "'gone',"] as const;
const unknownId = 'Invalid sidebar file at "sidebars-gateway.ts". These sidebar document ids do not exist: gone';

const options = {cwd: copy.dir, env: {...process.env, SPECS_OFFLINE: '1'}};
const argumentsOf = async (command: string): Promise<string[]> =>
  command === 'start' ? [docusaurus, 'start', '--no-open', '--port', String(await freePort())] : [docusaurus, command];

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, args, {...options, env: {...options.env, ...env}, encoding: 'utf8', timeout: 250_000});

/** Asserts that a command fails with this line and without a stack. */
async function expectFailure(command: string, line: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const {status, stderr} = run(await argumentsOf(command), env);
  expect(stderr.trim().split('\n').at(-1)).toBe(line);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

for (const command of ['build', 'start']) {
  test(`npm run ${command} ends with one line about a setting that is not valid`, async () => {
    await expectFailure(command, 'SITE_URL must be an http or https URL, but is "nowhere"', {SITE_URL: 'nowhere'});
  });
}

const name = [page, '\n## ', '\nThe server {name} is yours.\n\n## '] as const;
const undefinedName = `${page}:20: {name} cannot be rendered: "name" is not defined; write \\{ for a brace in the text`;

for (const [command, fault, [file, from, to], line] of [
  ['build', 'an unknown id in a sidebar', sidebar, unknownId],
  ['start', 'an unknown id in a sidebar', sidebar, unknownId],
  ['build', 'a name in braces that does not exist', name, undefinedName],
  [
    'build',
    'an import that does not exist',
    [page, '_partials/_trust-ca', '_partials/_Trust-CA'],
    `${page}:10: cannot find ./_partials/_Trust-CA.mdx`,
  ],
  [
    'build',
    'a link to a page that does not exist, in a partial that several pages import',
    [partial, '</Tabs>', '</Tabs>\n\n[Gone](/codegate/gone)'],
    `${partial}:66: broken link to /codegate/gone`,
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
    const {status, stderr} = run(await argumentsOf('build'));
    expect(stderr).toContain(`\n[WARNING] ${page}:20: broken anchor to /codegate/features/muxing#gone\n`);
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
  const args = await argumentsOf('start');
  const child = spawn(process.execPath, args, {...options, stdio: 'pipe'});
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text) => (output += String(text))));
  const answers = () =>
    fetch(`http://localhost:${args.at(-1)}`).then(
      ({ok}) => ok,
      () => false,
    );
  try {
    await expect.poll(answers, {timeout: 200_000}).toBe(true);
    copy.edit(...sidebar);
    await expect.poll(() => output).toContain(`\n${unknownId}\n`);
    expect(output).not.toMatch(/^\s+at /m);
    copy.edit(sidebar[0], sidebar[2], sidebar[1]);
    copy.edit(...name);
    await expect.poll(() => output).toContain(`\n${undefinedName}\n`);
    copy.edit(page, name[2], name[1]);
    await expect.poll(() => output).toMatch(/cannot be rendered[^]*compiled successfully/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await answers()).toBe(true);
  } finally {
    child.kill();
  }
});
