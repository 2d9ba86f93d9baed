import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';

import {siteDir} from '../support/site';

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
