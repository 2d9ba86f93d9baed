import {execFile, spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

import {siteDir} from '../support/site';

const direction = 'import-x/no-restricted-paths';

// The tools read the whole project.
test.describe.configure({timeout: 240_000});

/** What a tool of the project prints about it; nothing if all is well. */
async function complaintsOf(tool: string, ...args: readonly string[]): Promise<string> {
  const run = promisify(execFile)(join(siteDir, 'node_modules/.bin', tool), args, {cwd: siteDir});
  return run.then(() => '').catch(({stdout, stderr}: {stdout: string; stderr: string}) => stdout + stderr);
}

test('no file, export or dependency is without a use', async () => {
  expect(await complaintsOf('knip', '--no-config-hints')).toBe('');
});

test('pages keep the rules of markdownlint', async () => {
  expect(await complaintsOf('markdownlint-cli2')).toBe('');
});

test('markdownlint finds what readers of pages meet', () => {
  const text = [
    ...['# Page', '### Deep', '', '![](/a.svg) [here](/a) [learn more](/a) [](/a)', ''],
    ...['| a | b |', '| --- | --- |', '| 1 | 2 | 3 |', ''],
  ];
  const {stderr} = spawnSync(join(siteDir, 'node_modules/.bin/markdownlint-cli2'), ['-', '--no-globs'], {
    cwd: siteDir,
    encoding: 'utf8',
    input: text.join('\n'),
  });
  const found = [...stderr.matchAll(/stdin:(\d+).* (MD\d+)\//g)].map(([, line, rule]) => `${rule} ${line}`);
  expect(found).toEqual(expect.arrayContaining(['MD001 2', 'MD045 4', 'MD056 8', 'MD059 4', 'MD059 4']));
});

test('the site may not import upstream', async () => {
  const eslint = new ESLint({cwd: siteDir, ruleFilter: ({ruleId}) => ruleId === direction});
  for (const [file, from] of [
    ['src/site/products.ts', '../components/Cards'],
    ['src/site/products.ts', '../plugins/pages'],
    ['src/search/client.ts', '../components/Cards'],
    ['src/components/Cards/index.tsx', '../../theme/Footer'],
    ['src/components/Cards/index.tsx', '../../plugins/pages'],
    ['src/plugins/pages/index.ts', '../../components/Cards'],
    ['src/plugins/pages/index.ts', '../../theme/Footer'],
  ] as const) {
    const [result] = await eslint.lintText(`import '${from}';\n`, {filePath: join(siteDir, file)});
    expect(
      result?.messages.map(({ruleId}) => ruleId),
      `${file} imports ${from}`,
    ).toEqual([direction]);
  }
});
