import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';

import {expect, test} from '@playwright/test';

import {siteDir} from '../support/site';

interface Report {
  readonly scoring: {readonly overall: number};
  readonly results: readonly {readonly id: string; readonly status: string; readonly message: string}[];
}

test.setTimeout(300_000);

test('the scorer for agents gives the site 100 of 100', async () => {
  const script = join(siteDir, 'tests/support/agentScore.mjs');
  const {stdout} = await promisify(execFile)(process.execPath, [script, '--format', 'json', '--score'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const {scoring, results} = JSON.parse(stdout) as Report;
  expect(results.filter(({status}) => status === 'fail')).toEqual([]);
  expect(scoring.overall).toBe(100);
});
