import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';

import {siteDir} from '../support/site';

interface Report {
  readonly results: readonly {readonly id: string; readonly status: string; readonly message: string}[];
}

test.setTimeout(300_000);

test('the scorer for agents finds nothing but that the index is named in the footer', async () => {
  const script = join(siteDir, 'tests/support/agentScore.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [script, '--format', 'json', '--score'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const {results} = JSON.parse(stdout) as Report;
  const found = results.filter(({status}) => status === 'fail' || status === 'warn');
  expect(found.map(({id}) => id)).toEqual(['llms-txt-directive-html']);
  expect(found.map(({status}) => status)).toEqual(['warn']);
});
