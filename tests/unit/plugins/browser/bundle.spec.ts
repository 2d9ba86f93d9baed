import {expect, test} from '@playwright/test';

import {withRequests} from '../../../../src/plugins/browser/bundle';

const manifest = {origins: {page: [1, 2, 3], main: [3]}};

test('the build stops when the manifest names chunks otherwise', () => {
  const chunks = [{name: 'other', requests: ['@site/a.mdx']}];
  expect(() => withRequests(manifest, chunks)).toThrow('names no chunk that a page imports');
});
