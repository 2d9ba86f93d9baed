import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';

import {siteDir} from '../support/site';

// The tool reads all pages.
test.describe.configure({timeout: 240_000});

test('pages keep the rules of markdownlint', async () => {
  const run = promisify(execFile)(join(siteDir, 'node_modules/.bin/markdownlint-cli2'), {cwd: siteDir});
  const complaints = await run.then(
    () => '',
    ({stdout, stderr}: {stdout: string; stderr: string}) => stdout + stderr,
  );
  expect(complaints).toBe('');
});
