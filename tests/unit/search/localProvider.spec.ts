import {expect, test} from '@playwright/test';

import {localProvider} from '../../../src/search/localProvider';
import type {SearchResponse} from '../../../src/search/types';
import type {Question, WorkerPort} from '../../../src/search/workerProtocol';

const answerFor = (query: string | undefined): SearchResponse => ({
  results: [{query, hits: [{url: '/guide#start'}]} as unknown as SearchResponse['results'][number]],
});
const ask = (query: string) => ({requests: [{query}]});

/** A worker that responds at once, or fails. */
function worker(fails = false): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => undefined,
    postMessage({id, requests}: Question) {
      setTimeout(() => {
        if (fails) {
          port.onerror?.call(port as Worker, {preventDefault: () => undefined, message: 'dead'} as ErrorEvent);
        } else {
          port.onmessage?.call(port as Worker, {data: {id, response: answerFor(requests[0]?.query)}} as MessageEvent);
        }
      }, 5);
    },
  };
  return port;
}

const inThisThread = async () => ({search: async () => answerFor('in this thread')});

test('only the newest search is answered', async () => {
  const client = localProvider('/', {startWorker: async () => worker(), inThisThread});
  const answered: string[] = [];
  const queries = ['a', 'ab', 'abc'];
  queries.slice(0, 2).forEach((query) => void client.search(ask(query)).then(() => answered.push(query)));
  await client.search(ask('abc'));
  expect(answered).toEqual([]);
});

test('a dead worker is replaced once, then the search runs without', async () => {
  let started = 0;
  const revived = localProvider('/', {startWorker: async () => worker((started += 1) === 1), inThisThread});
  expect(await revived.search(ask('q'))).toEqual(answerFor('q'));
  expect(started).toBe(2);
  started = 0;
  const hopeless = localProvider('/', {startWorker: async () => worker((started += 1) > 0), inThisThread});
  expect(await hopeless.search(ask('q'))).toEqual(answerFor('in this thread'));
  expect(started).toBe(2);
});

test('hits lead below the path under which the site is served', async () => {
  const client = localProvider('/docs/', {startWorker: async () => worker(), inThisThread});
  const [result] = (await client.search(ask('q'))).results;
  expect(result?.hits.map(({url}) => url)).toEqual(['/docs/guide#start']);
});

test('an address that is no path does not become one', async () => {
  const answer = {
    results: [{...answerFor('q').results[0]!, hits: [{url: 'javascript:alert(1)'}]}],
  } as unknown as SearchResponse;
  const client = localProvider('/docs/', {
    startWorker: () => Promise.reject(new Error('no workers')),
    inThisThread: async () => ({search: async () => answer}),
  });
  const [result] = (await client.search(ask('q'))).results;
  expect(result?.hits.map(({url}) => url)).toEqual(['javascript:alert(1)']);
});

test('without workers the search runs in the page', async () => {
  const startWorker = () => Promise.reject(new Error('no workers'));
  const client = localProvider('/', {startWorker, inThisThread});
  expect(await client.search(ask('q'))).toEqual(answerFor('in this thread'));
});
