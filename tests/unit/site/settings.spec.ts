import {expect, test} from '@playwright/test';

import {readSettings} from '../../../src/site/settings';

test('a new user needs no settings', () => {
  expect(readSettings({})).toMatchObject({url: 'http://localhost:3000', baseUrl: '/'});
});

test('a deployment may live below a path', () => {
  expect(readSettings({SITE_URL: 'https://docs.example.com', BASE_URL: '/tools'})).toMatchObject({
    url: 'https://docs.example.com',
    baseUrl: '/tools/',
  });
});

const credentials = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key'};
const algolia = {provider: 'algolia', appId: 'app', apiKey: 'key', indexName: 'stacklok', insights: false};

for (const [what, env, wanted] of [
  ['without an account, the site searches itself', {}, {provider: 'local', indexName: 'stacklok'}],
  ['empty settings are none', {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''}, {provider: 'local', indexName: 'stacklok'}],
  ['with credentials, Algolia searches the index named after the company and reports nothing', credentials, algolia],
  [
    'the index and the reporting of events can be chosen',
    {...credentials, ALGOLIA_INDEX: 'docs', ALGOLIA_INSIGHTS: '1'},
    {...algolia, indexName: 'docs', insights: true},
  ],
] as const) {
  test(what, () => expect(readSettings(env).search).toEqual(wanted));
}
