import {execFileSync} from 'node:child_process';

import {expect, test} from '@playwright/test';

import {siteDir} from '../../support/site';

/** Output and exit status of a build in which a plugin runs this code. */
function run(code: string, NODE_ENV = 'production'): {status: number; stderr: string} {
  const script = `require('jiti')(${JSON.stringify(`${siteDir}/`)})('./src/plugins/orStop').orStop('publish', ${code})`;
  try {
    const env = {...process.env, NODE_ENV};
    execFileSync(process.execPath, ['-e', script], {cwd: siteDir, env, encoding: 'utf8', stdio: 'pipe'});
    return {status: 0, stderr: ''};
  } catch (error) {
    return error as {status: number; stderr: string};
  }
}

test('a fault ends the build with one line', () => {
  const fault = {status: 1, stderr: '[publish] assets/css: nothing there\n'};
  expect(run("() => { throw new Error('assets/css: nothing there'); }")).toMatchObject(fault);
  expect(run("async () => { throw new Error('assets/css: nothing there'); }")).toMatchObject(fault);
});

test('a defect of the build keeps its stack', () => {
  expect(run('() => undefined.length').stderr).toContain('    at ');
});

test('the development server gets the fault and goes on', () => {
  const {stderr} = run("() => { throw new Error('specs/mcp/cli.json: cut off'); }", 'development');
  expect(stderr).toContain('Error: specs/mcp/cli.json: cut off\n    at ');
});
