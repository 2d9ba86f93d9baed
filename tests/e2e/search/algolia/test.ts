import type {AddressInfo} from 'node:net';

import type {BrowserContext, Request, Route} from '@playwright/test';

import {previewServer} from '../../../../src/preview';
import {expect, test as base} from '../../../support/test';

import {algoliaDir, buildForAlgolia} from './build';

/** Analytics hosts. */
const counters = /^https:\/\/(stats\.example\.com|www\.googletagmanager\.com)\//;

/** Responds to a search request. */
export type Behaviour = (route: Route, query: string) => Promise<unknown> | unknown;

interface Fixtures {
  /** Sets how the service responds; returns its requests. */
  readonly service: (behaviour: Behaviour) => Promise<Request[]>;
  /** Requests to analytics hosts. */
  readonly counted: Request[];
}

/** Tests of the site built for Algolia, offline. */
export const test = base.extend<Fixtures, {algoliaSite: string}>({
  algoliaSite: [
    async ({}, provide) => {
      await buildForAlgolia();
      const server = previewServer(algoliaDir);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: ({algoliaSite}, provide) => provide(algoliaSite),

  allowedMessages: ({}, provide) =>
    provide(/algolia|jsdelivr|stats\.example|googletagmanager|The search failed|Failed to load resource/),
  counted: [
    async ({context}, provide) => {
      const requests: Request[] = [];
      await context.route(counters, (route) => {
        requests.push(route.request());
        return route.fulfill({contentType: 'text/javascript', body: scriptOf(route.request().url())});
      });
      await provide(requests);
    },
    {auto: true},
  ],
  service: async ({context}, provide) => {
    await context.route(/jsdelivr/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await provide((behaviour) => serve(context, behaviour));
  },
});

export {expect};

/** Fake of the Umami script, which stores its events in the page. */
function scriptOf(url: string): string {
  return url.includes('stats.example.com')
    ? 'window.sent = []; window.umami = {track: (change) => window.sent.push(change({website: "w"}))};'
    : '';
}

async function serve(context: BrowserContext, behaviour: Behaviour): Promise<Request[]> {
  const requests: Request[] = [];
  await context.route(/\/1\/indexes\//, async (route) => {
    requests.push(route.request());
    const body = route.request().postDataJSON() as {requests: {query: string}[]};
    await behaviour(route, body.requests[0]?.query ?? '');
  });
  return requests;
}

/** Responds with a status and a text. */
export function answers(status: number, body: string): Behaviour {
  return (route) =>
    route.fulfill({status, body, contentType: 'application/json', headers: {'access-control-allow-origin': '*'}});
}

/** Responds with one hit, whose title is the query. */
export const works: Behaviour = (route, query) =>
  answers(200, JSON.stringify({results: [{hits: [hitFor(query)], nbHits: 1, nbPages: 1, queryID: 'q1'}]}))(
    route,
    query,
  );

/** A record as Algolia returns it. */
function hitFor(title: string): object {
  const mark = {value: `<mark>${title}</mark>`, matchLevel: 'full', matchedWords: []};
  return {
    objectID: title,
    url: '/toolhive/quickstart#clean-up',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'ToolHive', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {hierarchy: {lvl1: mark}},
    _highlightResult: {hierarchy: {lvl0: {...mark, value: 'ToolHive'}, lvl1: mark}},
  };
}
