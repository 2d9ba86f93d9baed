import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {expect, test} from '@playwright/test';

import {scripts} from '../../package.json';
import {siteDir} from '../support/site';

import {read} from './samples/pages';

/** The actions of other repositories in a workflow that are not pinned by a commit, or do not say its version. */
const notPinned = (workflow: string): readonly string[] =>
  [...workflow.matchAll(/^[\s-]*uses: +(?![ .])(.*)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));

/** The npm scripts that a shell text calls and package.json does not have. */
const missingScripts = (shell: string): readonly string[] =>
  [...shell.matchAll(/npm (?:run )?(?!(?:ci|publish)\b)([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));

const files = readdirSync(join(siteDir, '.github'), {recursive: true, withFileTypes: true})
  .filter(({name, parentPath}) => name.endsWith('.yml') && /[\\/](?:workflows|actions)\b/.test(parentPath))
  .map(({name, parentPath}) => relative(siteDir, join(parentPath, name)));

test('every action is pinned by its commit, with its version', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(files.map(read).flatMap(notPinned)).toEqual([]);
  const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';
  const pinned = [`- uses: actions/checkout@${commit} # v7.0.1`, '- uses: ./.github/actions/setup'].join('\n');
  expect(notPinned(pinned)).toEqual([]);
  for (const loose of ['@v7', `@${commit}`, '@3d3c42e # v7.0.1', '']) {
    expect(notPinned(`- uses: actions/checkout${loose}`)).toHaveLength(1);
  }
});

test('every npm script that is called exists', () => {
  expect(missingScripts('npm ci && npm run check && npm run gone')).toEqual(['gone']);
  expect(['.ci/run', 'README.md', ...files].map(read).flatMap(missingScripts)).toEqual([]);
});

for (const [wanted, url] of [
  ['', 'https://stacklok.github.io'],
  ['https://docs.example.com', 'https://docs.example.com'],
] as const) {
  test(`the site is built for ${url} when the variable is "${wanted}"`, () => {
    const env = {PATH: process.env.PATH, GITHUB_REPOSITORY: 'Stacklok/docs', WANTED_SITE_URL: wanted};
    const output = String(execFileSync(join(siteDir, '.github/actions/setup/address.sh'), {env}));
    expect(output.trim().split('\n')).toEqual([
      `SITE_URL=${url}`,
      'BASE_URL=/',
      'SITE_REPOSITORY=https://github.com/Stacklok/docs',
    ]);
  });
}
