import {expect, test} from '@playwright/test';

import {clientVersionData, type VersionData} from '../../../../src/plugins/lean-client/versionData';

test('a page carries the sidebar without what only cards show', () => {
  const data = (docId: string, docs: object) => {
    const link = {type: 'link', href: '/a', label: 'A', docId};
    const outside = {type: 'link', href: 'https://example.com', label: 'Outside'};
    const items = [link, {type: 'category', label: 'C', collapsed: false, items: [outside, link]}];
    return {version: {version: 'current', docsSidebars: {mcp: items}, docs}} as unknown as VersionData;
  };
  expect(clientVersionData(data('a', {a: {id: 'a', title: 'A', description: 'What A is.', sidebar: 'mcp'}}))).toEqual(
    data('page', {page: {id: 'page', title: '', description: ''}}),
  );
});
