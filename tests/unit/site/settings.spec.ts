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

const faults: [name: string, value: string, message: string][] = [
  ['SITE_URL', 'docs.example.com', 'SITE_URL must be an http or https URL, but is "docs.example.com"'],
  ['SITE_URL', 'ftp://example.com', 'SITE_URL must be an http or https URL, but is "ftp://example.com"'],
  [
    'SITE_URL',
    'https://example.com/docs',
    'SITE_URL must be an origin without a path, but is "https://example.com/docs"; set BASE_URL',
  ],
  ['BASE_URL', 'docs/', 'BASE_URL must be an absolute path such as /docs/, but is "docs/"'],
  ['BASE_URL', '/a b/', 'BASE_URL must be an absolute path such as /docs/, but is "/a b/"'],
  ['GOOGLE_TAG_ID', 'UA-1', 'GOOGLE_TAG_ID must be a measurement id such as G-ABC123, but is "UA-1"'],
  ['ALGOLIA_APP_ID', 'app', 'ALGOLIA_API_KEY is not set, but ALGOLIA_APP_ID is'],
  ['ALGOLIA_API_KEY', 'key', 'ALGOLIA_APP_ID is not set, but ALGOLIA_API_KEY is'],
  ['ALGOLIA_INDEX', 'docs', 'ALGOLIA_APP_ID is not set, but ALGOLIA_INDEX is'],
  ['ALGOLIA_INSIGHTS', '1', 'ALGOLIA_APP_ID is not set, but ALGOLIA_INSIGHTS is'],
  ['UMAMI_SCRIPT_URL', 'https://stats.example.com/script.js', 'UMAMI_WEBSITE_ID is not set'],
  ['UMAMI_WEBSITE_ID', 'x', 'UMAMI_SCRIPT_URL is not set'],
  ['SITE_REPOSITORY', 'example/docs', 'SITE_REPOSITORY must be an http or https URL, but is "example/docs"'],
];

for (const [name, value, message] of faults) {
  test(`whoever deploys with ${name}=${value} reads what is wrong with it`, () => {
    expect(() => readSettings({[name]: value})).toThrow(message);
  });
}
