import {expect, test} from '@playwright/test';

import {aliasesBelow} from '../../../../../src/plugins/publish/search/aliases';

test('phrases belong to pages of a site that is served under a path, too', () => {
  expect(aliasesBelow('/')['/toolhive/quickstart']).toContain('hello world');
  expect(aliasesBelow('/docs/')['/docs/toolhive/quickstart']).toContain('hello world');
  expect(Object.keys(aliasesBelow('/docs/')).filter((path) => !path.startsWith('/docs/'))).toEqual([]);
});
