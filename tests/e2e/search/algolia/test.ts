import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';

import type {Request, Route} from '@playwright/test';

import {previewServer} from '../../../../src/preview';
import {listen} from '../../../support/ports';
import {buildDir, siteDir} from '../../../support/site';
import {expect, test as base} from '../../../support/test';

export const credentials = {appId: 'TESTAPP', apiKey: 'testkey'};

/** Analytics of the site built for Algolia. */
export const umami = {
  script: 'https://stats.example.com/script.js',
  website: 'b3f1c2d4-0000-4000-8000-5e6f7a8b9c0d',
};
export const googleTag = 'G-TEST1234';

const algoliaDir = join(siteDir, '.cache', 'build-algolia');
/** Analytics hosts, whose scripts are empty here. */
const counters = /^https:\/\/(stats\.example\.com|www\.googletagmanager\.com)\//;

/** Responds to a search request. */
export type Behavior = (route: Route, query: string) => Promise<unknown> | unknown;

interface Fixtures {
  /** Sets how the service responds; returns its requests. */
  readonly service: (behavior: Behavior) => Promise<Request[]>;
}

/** Tests of the site built for Algolia, offline. */
export const test = base.extend<Fixtures, {algoliaSite: string}>({
  algoliaSite: [
    async ({}, provide) => {
      buildForAlgolia();
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
  context: async ({context}, provide) => {
    await context.route(counters, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await provide(context);
  },
  service: async ({context}, provide) => {
    await context.route(/jsdelivr/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await provide(async (behavior) => {
      const requests: Request[] = [];
      await context.route(/\/1\/indexes\//, async (route) => {
        requests.push(route.request());
        const {requests: asked} = route.request().postDataJSON() as {requests: {query: string}[]};
        await behavior(route, asked[0]?.query ?? '');
      });
      return requests;
    });
  },
});

export {expect};

/** Responds with a status and a text. */
export function answers(status: number, body: string): Behavior {
  return (route) =>
    route.fulfill({status, body, contentType: 'application/json', headers: {'access-control-allow-origin': '*'}});
}

/** Responds with one hit, whose title is the query. */
export const works: Behavior = (route, title) => {
  const hit = {
    objectID: title,
    url: '/toolhive/quickstart#clean-up',
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'ToolHive', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _snippetResult: {hierarchy: {lvl1: {value: `<mark>${title}</mark>`}}},
  };
  const results = [{hits: [hit], nbHits: 1, nbPages: 1, queryID: 'q1'}];
  return answers(200, JSON.stringify({results}))(route, title);
};

/**
 * Builds the site for Algolia with events and page views, unless it is newer than the site itself. All its tests are in
 * one file, so that no two workers build at the same time.
 */
function buildForAlgolia(): void {
  const builtAt = (folder: string): number => {
    const file = join(folder, 'sitemap.xml');
    return existsSync(file) ? statSync(file).mtimeMs : 0;
  };
  if (builtAt(algoliaDir) >= builtAt(buildDir)) {
    return;
  }
  const docusaurus = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const config = join(__dirname, 'site', 'docusaurus.config.ts');
  execFileSync(process.execPath, [docusaurus, 'build', '--config', config, '--out-dir', algoliaDir], {
    cwd: siteDir,
    stdio: 'pipe',
    env: {
      ...process.env,
      ALGOLIA_APP_ID: credentials.appId,
      ALGOLIA_API_KEY: credentials.apiKey,
      ALGOLIA_INSIGHTS: '1',
      UMAMI_SCRIPT_URL: umami.script,
      UMAMI_WEBSITE_ID: umami.website,
      GOOGLE_TAG_ID: googleTag,
      // The cache does not distinguish settings.
      DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: join('.cache', 'docusaurus-algolia'),
    },
  });
}
