import {expect, test as base} from '@playwright/test';

import {algoliaProvider} from '../../../src/search/algoliaProvider';
import type {SearchClient} from '../../../src/search/types';
import {limits} from '../../../src/site/limits';
import {packageLimits} from '../../support/packageLimits';

import {answers, type Behaviour, isSilent, FakeAlgolia, stopsHalfway, works} from './support/fakeAlgolia';

interface Service {
  readonly client: SearchClient;
  readonly hosts: readonly FakeAlgolia[];
}

/** Starts hosts with these behaviours, in this order, and a client for them. */
const test = base.extend<{serve: (...behaviours: Behaviour[]) => Promise<Service>}>({
  serve: async ({}, provide) => {
    const started: FakeAlgolia[] = [];
    await provide(async (...behaviours) => {
      const hosts = await Promise.all(behaviours.map((behaviour) => FakeAlgolia.start(behaviour)));
      started.push(...hosts);
      const options = hosts.map(({port}) => ({url: '127.0.0.1', port, protocol: 'http', accept: 'read'}) as const);
      return {hosts, client: algoliaProvider({appId: 'app', apiKey: 'key'}, {hosts: options})};
    });
    await Promise.all(started.map((host) => host.stop()));
  },
});

const query = {query: 'proxy', indexName: 'stacklok', hitsPerPage: 20, facetFilters: ['language:en']};

function ask({client}: Service, text = 'proxy'): ReturnType<SearchClient['search']> {
  return client.search({requests: [{...query, query: text}]});
}

function requestsTo({hosts}: Service): number[] {
  return hosts.map(({received}) => received.length);
}

test('asks the search path with the application id and key as query parameters', async ({serve}) => {
  const service = await serve(works);
  await ask(service);
  const [received] = service.hosts[0]!.received;
  expect(received).toMatchObject({method: 'POST', path: '/1/indexes/*/queries', body: {requests: [query]}});
  expect(received!.parameters).toMatchObject({'x-algolia-application-id': 'app', 'x-algolia-api-key': 'key'});
});

test('reads hits, their number and the id of the query from the first result', async ({serve}) => {
  const {results} = await ask(await serve(works));
  expect(results[0]).toMatchObject({hits: [{objectID: 'proxy'}], nbHits: 1, queryID: 'q'});
});

test('asks the second host when the first fails, and leaves the first alone afterwards', async ({serve}) => {
  const service = await serve(answers(500, '{}'), works);
  await ask(service);
  expect(requestsTo(service)).toEqual([1, 1]);
  await ask(service, 'secret');
  expect(requestsTo(service)).toEqual([1, 2]);
});

test('leaves a host alone that refuses connections', async ({serve}) => {
  const service = await serve(works, works);
  await service.hosts[0]!.stop();
  await ask(service);
  await ask(service, 'secret');
  expect(requestsTo(service)).toEqual([0, 2]);
});

test('asks a failed host again when 120 seconds are over', async ({serve}) => {
  const service = await serve(answers(503, ''), works);
  await ask(service);
  const now = Date.now();
  const clock = Date.now;
  try {
    Date.now = () => now + packageLimits.search.hostDown - 1000;
    await ask(service, 'a');
    expect(requestsTo(service)).toEqual([1, 2]);
    Date.now = () => now + packageLimits.search.hostDown + 1000;
    await ask(service, 'b');
    expect(requestsTo(service)).toEqual([2, 3]);
  } finally {
    Date.now = clock;
  }
});

for (const text of ['', '{}', '{"results":[]}', '{"results":[{}]}', 'null', '[]']) {
  test(`does not take ${text || 'nothing'} for an answer, nor keeps it`, async ({serve}) => {
    let answer = answers(200, text);
    const service = await serve((request, response) => answer(request, response));
    await expect(ask(service)).rejects.toThrow('an answer without results');
    answer = works;
    await expect(ask(service)).resolves.toMatchObject({results: [{nbHits: 1}]});
  });
}

const slow: [name: string, behaviour: Behaviour, limit: number][] = [
  ['does not react', isSilent, limits.search.timeouts.connect],
  ['begins an answer and does not go on', stopsHalfway, limits.search.timeouts.read],
];

for (const [name, behaviour, limit] of slow) {
  test(`goes on to the next host when the first ${name} for ${limit} ms`, async ({serve}) => {
    const service = await serve(behaviour, works);
    const start = Date.now();
    await ask(service);
    expect(Date.now() - start).toBeGreaterThan(limit - 100);
    expect(Date.now() - start).toBeLessThan(limit + 1000);
    expect(requestsTo(service)).toEqual([1, 1]);
  });
}
