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
