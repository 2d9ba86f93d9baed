import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import {clientConfig} from '../../../../src/plugins/lean-client/clientConfig';

test('the browser gets what the application reads of the configuration, and no data of the build', () => {
  const config = {
    title: 'Site',
    url: 'https://docs.example.com',
    themeConfig: {navbar: {}},
    plugins: [['docs', {tree: 'large'}]],
    ssrTemplate: '<html>',
  } as unknown as DocusaurusConfig;
  expect(clientConfig(config)).toEqual({
    title: 'Site',
    url: 'https://docs.example.com',
    themeConfig: {navbar: {}},
  });
});
