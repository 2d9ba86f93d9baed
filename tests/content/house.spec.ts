import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';
import {ESLint} from 'eslint';

const root = join(__dirname, '../..');
const direction = 'import-x/no-restricted-paths';
const wording = 'no-warning-comments';
const eslint = new ESLint({cwd: root, ruleFilter: ({ruleId}) => [direction, wording].includes(ruleId)});
const sources = filesBelow(['src'], /\.tsx?$/);

test('no file, export or dependency is without a use', async () => {
  const run = promisify(execFile)(join(root, 'node_modules/.bin/knip'), ['--no-config-hints'], {cwd: root});
  expect(await run.then(() => '').catch(({stdout}: {stdout: string}) => stdout)).toBe('');
});

test('imports of the site go one way', async () => {
  const results = await eslint.lintFiles(['src/**/*.{ts,tsx}']);
  const wrong = results.flatMap(({filePath, messages}) =>
    messages.filter(({ruleId}) => ruleId === direction).map(({line}) => `${relative(root, filePath)}:${line}`),
  );
  expect(wrong).toEqual([]);
});

const upstream: [string, string][] = [
  ['src/site/products.ts', '../components/Cards'],
  ['src/site/products.ts', '../plugins/pages'],
  ['src/search/client.ts', '../components/Cards'],
  ['src/components/Cards/index.tsx', '../../theme/Footer'],
  ['src/components/Cards/index.tsx', '../../plugins/pages'],
  ['src/plugins/pages/index.ts', '../../components/Cards'],
  ['src/plugins/pages/index.ts', '../../theme/Footer'],
];

for (const [file, from] of upstream) {
  test(`${file} may not import ${from}`, async () => {
    const [result] = await eslint.lintText(`import '${from}';\n`, {filePath: join(root, file)});
    expect(result?.messages.map(({ruleId}) => ruleId)).toContain(direction);
  });
}

test('a comment with an idiom in place of a technical term is an error', async () => {
  const [result] = await eslint.lintText('/** The ground on which the modal stands. */\n', {
    filePath: join(root, 'src/site/products.ts'),
  });
  expect(result?.messages.map(({ruleId}) => ruleId)).toEqual([wording]);
});

test('a source file has at most 200 lines, an override of the theme 40, and half of all files at most 45', () => {
  const sizes = sources.map(({lines}) => lines.length).sort((a, b) => a - b);
  expect(sources.filter(({lines}) => lines.length > 200).map(({file}) => file)).toEqual([]);
  const theme = sources.filter(({file}) => /^src[\\/]theme/.test(file));
  expect(theme.filter(({lines}) => lines.length > 40).map(({file}) => file)).toEqual([]);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(45);
});

function filesBelow(folders: readonly string[], name: RegExp): {file: string; lines: string[]}[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('_api'))
    .map((path) => ({file: relative(root, path), lines: readFileSync(path, 'utf8').trimEnd().split('\n')}));
}
