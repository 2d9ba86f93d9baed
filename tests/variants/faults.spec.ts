import {spawn, spawnSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {freePort} from '../support/ports';

import {copySite, docusaurus} from './copy';

const copy = copySite('variant-faults');
const page = 'docs-gateway/quickstart.mdx';
const sidebar = ['sidebars-gateway.ts', "'quickstart',", "'gone',"] as const;
const unknownId = 'Invalid sidebar file at "sidebars-gateway.ts". These sidebar document ids do not exist: gone';

const options = {cwd: copy.dir, env: {...process.env, SPECS_OFFLINE: '1'}};
const argumentsOf = async (command: string): Promise<string[]> =>
  command === 'start' ? [docusaurus, 'start', '--no-open', '--port', String(await freePort())] : [docusaurus, command];

/** Asserts that a command fails with this line and without a stack. */
async function expectFailure(command: string, line: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const {status, stderr} = spawnSync(process.execPath, await argumentsOf(command), {
    ...options,
    env: {...options.env, ...env},
    encoding: 'utf8',
    timeout: 250_000,
  });
  expect(stderr.trim().split('\n').at(-1)).toBe(line);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
}

for (const command of ['build', 'start']) {
  test(`npm run ${command} ends with one line about a setting that is not valid`, async () => {
    await expectFailure(command, 'SITE_URL must be an http or https URL, but is "nowhere"', {SITE_URL: 'nowhere'});
  });
}

for (const [command, fault, [file, from, to], line] of [
  ['build', 'an unknown id in a sidebar', sidebar, unknownId],
  ['start', 'an unknown id in a sidebar', sidebar, unknownId],
  [
    'build',
    'a link to a page that does not exist',
    [page, '\n## ', '\n[Gone](/codegate/gone)\n\n## '],
    'Broken link on source page path = /codegate/quickstart: linking to /codegate/gone',
  ],
  [
    'build',
    'a link to an anchor that does not exist',
    [page, '\n## ', '\n[Gone](/codegate/features/muxing#gone)\n\n## '],
    'Broken anchor on source page path = /codegate/quickstart: linking to /codegate/features/muxing#gone',
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

test('who breaks a sidebar while npm start runs reads one line, and the server goes on', async () => {
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
    expect(await answers()).toBe(true);
  } finally {
    child.kill();
  }
});
