import {expect, test} from '@playwright/test';

import {clientGlobalData} from '../../../../src/plugins/lean-client/globalData';

test('the browser gets what plugins share, without the lists of all pages', () => {
  const version = {name: 'current', mainDocId: 'index', sidebars: {mcp: {link: {path: '/a'}}}};
  const data = (docs: unknown[]) => ({
    'search-index': {default: {options: {provider: 'local'}}},
    'docusaurus-plugin-content-docs': {mcp: {path: '/', breadcrumbs: true, versions: [{...version, docs}]}},
  });
  expect(clientGlobalData(data([{id: 'a', path: '/a', sidebar: 'mcp'}]))).toEqual(data([]));
});
