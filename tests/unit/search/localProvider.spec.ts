import {expect, test} from '@playwright/test';

import {localProvider, type WorkerPort} from '../../../src/search/localProvider';
import type {SearchResponse} from '../../../src/search/types';
import type {Question} from '../../../src/search/worker';

const answerWith = (url: string): SearchResponse => ({
  results: [{hits: [{url}], nbHits: 1, nbPages: 1} as unknown as SearchResponse['results'][number]],
});
const ask = (query: string) => ({requests: [{query}]});

/** A worker that answers with the query as the address, or fails. */
function worker(fails = false): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: ({requests}: Question) => {
      const data = {response: answerWith(requests[0]?.query ?? '')};
      queueMicrotask(() =>
        fails
          ? port.onerror?.call(port as Worker, {preventDefault: () => undefined, message: 'dead'} as ErrorEvent)
          : port.onmessage?.call(port as Worker, {data} as MessageEvent),
      );
    },
  };
  return port;
}

test('only the newest search is answered', async () => {
  const client = localProvider('/', () => worker());
  const answered: string[] = [];
  ['a', 'ab'].forEach((query) => void client.search(ask(query)).then(() => answered.push(query)));
  expect(await client.search(ask('abc'))).toEqual(answerWith('abc'));
  expect(answered).toEqual([]);
});

test('a worker that fails is an error, and is replaced for the next search', async () => {
  let started = 0;
  const client = localProvider('/', () => worker((started += 1) === 1));
  await expect(client.search(ask('/a'))).rejects.toThrow('dead');
  expect(await client.search(ask('/a'))).toEqual(answerWith('/a'));
  expect(started).toBe(2);
});
