import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {difference, execute, runs, writeRecord} from '../../../../src/plugins/authoring/runs';
import {siteDir} from '../../../support/site';

const path = process.env.PATH ?? '';

for (const [name, command, recorded] of [
  ['without colors', "printf '\\033[32mINF\\033[0m\\n'", {exit: 0, output: 'INF\n'}],
  ['with both of its outputs', 'echo out; echo err >&2; exit 3', {exit: 3, output: 'out\nerr\n'}],
  ['when it prints nothing', 'true', {exit: 0, output: ''}],
] as const) {
  test(`a command is recorded ${name}`, async () => {
    expect(await execute(command, path)).toEqual(recorded);
  });
}

test('a command that waits without end is killed', async () => {
  const command = 'sleep 60 & until false; do sleep .1; done';
  await expect(execute(command, path, 500)).rejects.toThrow('a command did not end within 0.5 seconds');
});

test('a program that answers otherwise is shown with both texts, under the rules of the run', () => {
  const run = {shows: 'The program greets.', steps: [{command: 'a', exit: 0, output: 'Hello 1\n'}]};
  expect(difference(run, [{exit: 0, output: 'Hi 2\n'}])).toEqual(['  step 1, output:', '  - Hello 1', '  + Hi 2']);
  expect(difference({...run, normalize: ['number']}, [{exit: 0, output: 'Hello 2\n'}])).toEqual([]);
});

test('a recording keeps the comments and the other lines of its file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'record-')), 'topic.yaml');
  const head =
    '# Kept\nabout: Greetings of a program.\nruns:\n  greeting:\n    shows: The program greets.\n    steps:\n';
  writeFileSync(file, `${head}      - command: greet\n        exit: 1\n`);
  writeRecord(file, 'greeting', [{exit: 0, output: 'Hi\nthere\n'}]);
  expect(readFileSync(file, 'utf8')).toBe(
    `${head}      - command: greet\n        exit: 0\n        output: |\n          Hi\n          there\n`,
  );
});

for (const [options, message] of [
  [{product: 'gateway', thv: '/bin/true'}, 'runs: --product is mcp, not "gateway"'],
  [{product: 'mcp', thv: '/bin/true', only: 'nope'}, 'runs: no run of ToolHive is called "nope"'],
  [{product: 'mcp', thv: '/nope/thv'}, 'runs: --thv: there is no /nope/thv'],
  [{product: 'mcp', thv: '/bin/true', programs: '/nope'}, 'runs: --programs: there is no /nope'],
] as const) {
  test(`an author reads: ${message}`, async () => {
    await expect(runs(siteDir, options)).rejects.toThrow(message);
  });
}
