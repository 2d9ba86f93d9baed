import {expect, test} from '@playwright/test';

import {readSettings} from '../../../src/site/settings';

const credentials = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key'};

test('a clone without an account searches itself', () => {
  expect(readSettings({}).search).toEqual({provider: 'local', indexName: 'stacklok'});
  expect(readSettings({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''}).search).toMatchObject({provider: 'local'});
});

test('with credentials, Algolia searches the index named after the company and reports nothing', () => {
  const expected = {provider: 'algolia', appId: 'app', apiKey: 'key', indexName: 'stacklok', insights: false};
  expect(readSettings(credentials).search).toEqual(expected);
});

test('the index and the reporting of events can be chosen', () => {
  const {search} = readSettings({...credentials, ALGOLIA_INDEX: 'docs', ALGOLIA_INSIGHTS: '1'});
  expect(search).toMatchObject({indexName: 'docs', insights: true});
});

const halves: [env: Record<string, string>, message: string][] = [
  [{ALGOLIA_APP_ID: 'app'}, 'ALGOLIA_API_KEY is not set, but ALGOLIA_APP_ID is'],
  [{ALGOLIA_API_KEY: 'key'}, 'ALGOLIA_APP_ID is not set, but ALGOLIA_API_KEY is'],
  [{ALGOLIA_INDEX: 'docs'}, 'ALGOLIA_APP_ID is not set, but ALGOLIA_INDEX is'],
  [{ALGOLIA_INSIGHTS: '1'}, 'ALGOLIA_APP_ID is not set, but ALGOLIA_INSIGHTS is'],
];

for (const [env, message] of halves) {
  test(`a build with nothing but ${Object.keys(env).join()} stops and says what is missing`, () => {
    expect(() => readSettings(env)).toThrow(message);
  });
}
