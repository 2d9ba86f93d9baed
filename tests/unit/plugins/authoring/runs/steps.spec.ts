import {appendFileSync, mkdtempSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {difference} from '../../../../../src/plugins/authoring/runs/difference';
import {send} from '../../../../../src/plugins/authoring/runs/http';
import {startModel} from '../../../../../src/plugins/authoring/runs/model/server';
import {writeRecord} from '../../../../../src/plugins/authoring/runs/record';
import {missingFor, type Place, runStep, TimeLimitError} from '../../../../../src/plugins/authoring/runs/steps';

async function place(): Promise<Place & {readonly url: string}> {
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.on('listening', resolve));
  const {port} = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  const url = `http://127.0.0.1:${port}`;
  return {product: 'gateway', model: await startModel(port), modelUrl: url, url, programs: '/usr/bin', logStart: 0};
}

test('a request is sent, its answer recorded, and what the model got as well', async () => {
  const at = await place();
  const body = {model: 'm', stream: true, messages: [{role: 'user', content: 'Hello'}]};
  expect(await runStep({request: 'POST /v1/chat/completions', body, show: 'answer'}, at)).toEqual({
    status: 200,
    output: 'Hello\n',
  });
  expect(await runStep({received: 'chat', pick: 'messages.0.content'}, at)).toEqual({output: 'Hello\n'});
  expect(await runStep({received: 'completion'}, at)).toEqual({output: 'nothing\n'});
  at.model.close();
});

test('a model fails, or breaks off, as it is told', async () => {
  const at = await place();
  const chat = {call: 'POST /v1/chat/completions', body: {messages: []}};
  await runStep({model: {status: 503, reply: 'busy'}}, at);
  expect(await send(at.url, chat)).toMatchObject({status: 503, body: 'busy'});
  await runStep({model: {close: true}}, at);
  await expect(send(at.url, chat)).rejects.toThrow();
  at.model.close();
});

test('a command is recorded with its exit status and both of its outputs, without colors', async () => {
  const at = await place();
  expect(await runStep({command: "printf '\\033[32mINF\\033[0m\\n'"}, at)).toEqual({exit: 0, output: 'INF\n'});
  expect(await runStep({command: 'echo out; echo err >&2; exit 3'}, at)).toEqual({exit: 3, output: 'out\nerr\n'});
  at.model.close();
});

test('a command that waits without end is killed with what it started', async () => {
  const at = {...(await place()), timeLimit: 500};
  await expect(runStep({command: 'sleep 60 & until false; do sleep .1; done'}, at)).rejects.toThrow(TimeLimitError);
  at.model.close();
});

test('a step names the option that it needs', async () => {
  const at = await place();
  expect(missingFor({sql: 'SELECT 1'}, at)).toBe('--database');
  expect(missingFor({proxy: 'POST /'}, at)).toBe('--proxy');
  expect(missingFor({command: 'true'}, at)).toBeUndefined();
  expect(missingFor({command: 'codegate version'}, {...at, programs: undefined})).toBe('--programs');
  expect(missingFor({command: 'thv version'}, {...at, product: 'mcp', programs: undefined})).toBe('--thv');
  at.model.close();
});

test('a program that answers otherwise is shown with both texts', () => {
  const run = {shows: 'The program greets.', steps: []};
  expect(difference(run, {output: 'Hello\n', status: 200}, {output: 'Hi\n', status: 200}, 2)).toEqual([
    '  step 2, output:',
    '  - Hello',
    '  + Hi',
  ]);
  expect(difference({...run, normalize: ['number']}, {output: '7 files\n'}, {output: '9 files\n'}, 1)).toEqual([]);
});

test('a recording keeps the comments and the other lines of its file', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'record-')), 'topic.yaml');
  const head =
    '# Kept\nabout: Greetings of a program.\nruns:\n  greeting:\n    shows: The program greets.\n    steps:\n';
  writeFileSync(path, `${head}      - command: greet\n        exit: 1\n`);
  writeRecord(path, 'greeting', [{exit: 0, output: 'Hi\nthere\n'}]);
  expect(readFileSync(path, 'utf8')).toBe(
    `${head}      - command: greet\n        exit: 0\n        output: |\n          Hi\n          there\n`,
  );
});

test('a log step records the lines since the run began, whatever characters were before them', async () => {
  const log = join(mkdtempSync(join(tmpdir(), 'runs-')), 'log');
  writeFileSync(log, '🛡️🛡️🛡️ notice of an earlier run\n');
  const at = {...(await place()), log, logStart: statSync(log).size};
  appendFileSync(log, 'notice of this run\nanother line\n');
  expect(await runStep({log: 'notice'}, at)).toEqual({output: 'notice of this run\n'});
  at.model.close();
});
