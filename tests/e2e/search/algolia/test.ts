import type {BrowserContext, Request, Route} from '@playwright/test';

import {previewServer} from '../../../../src/preview/server';
import {listen} from '../../../support/ports';
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
      await provide(await listen(server));
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

/** Responds with hits of a page whose title is the query. */
export function finds(count: number): Behaviour {
  return (route, query) => {
    const hits = Array.from({length: count}, (_, at) => hitFor(query, at));
    const results = [{hits, nbHits: count, nbPages: 1, queryID: 'q1'}];
    return answers(200, JSON.stringify({results}))(route, query);
  };
}

export const works = finds(1);

/** A record as Algolia returns it. */
function hitFor(title: string, at: number): object {
  return {
    objectID: `${title}-${at}`,
    url: '/toolhive/quickstart#clean-up',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'ToolHive', lvl1: title},
    _snippetResult: {hierarchy: {lvl1: {value: `<mark>${title}</mark>`}}},
  };
}
