import {expect, test} from '@playwright/test';

import {nearestPages} from '../../../src/site/nearestPages';

const pages = [
  '/toolhive/quickstart',
  '/toolhive/how-to/install',
  '/codegate/quickstart',
  '/codegate/how-to/install',
].map((path) => ({path, title: path}));

for (const [missing, first] of [
  ['/toolhive/quikstart', '/toolhive/quickstart'],
  ['/codegate/howto/instal', '/codegate/how-to/install'],
  ['/codegate/quickstart.html', '/codegate/quickstart'],
  ['/toolhive/how-to/install/index.html', '/toolhive/how-to/install'],
  ['/docs/toolhive/guides/install', '/toolhive/how-to/install'],
  ['/xyzzy', undefined],
  ['/', undefined],
] as const) {
  test(`a visitor of ${missing} is offered ${first ?? 'no page'} first`, () => {
    expect(nearestPages(pages, missing, 5)[0]?.path).toBe(first);
    expect(nearestPages(pages, missing, 1).length).toBe(first ? 1 : 0);
  });
}
