import {expect, test} from '@playwright/test';

import {localProvider, type WorkerPort} from '../../../src/search/localProvider';
import type {SearchResponse} from '../../../src/search/types';

const response: SearchResponse = {results: []};
const ask = (query: string) => ({requests: [{query}]});

/** A worker that answers, or fails. */
function worker(fails = false): WorkerPort {
  const port = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: () => queueMicrotask(fails ? fail : answer),
  } as WorkerPort;
  const fail = () =>
    port.onerror?.call(port as Worker, {preventDefault: () => undefined, message: 'dead'} as ErrorEvent);
  const answer = () => port.onmessage?.call(port as Worker, {data: {response}} as MessageEvent);
  return port;
}

test('only the newest search is answered', async () => {
  const client = localProvider('/', () => worker());
  const answered: string[] = [];
  ['a', 'ab'].forEach((query) => void client.search(ask(query)).then(() => answered.push(query)));
  await client.search(ask('abc'));
  expect(answered).toEqual([]);
});

test('a worker that fails is an error, and is replaced for the next search', async () => {
  let started = 0;
  const client = localProvider('/', () => worker((started += 1) === 1));
  await expect(client.search(ask('a'))).rejects.toThrow('dead');
  expect(await client.search(ask('a'))).toEqual(response);
  expect(started).toBe(2);
});
