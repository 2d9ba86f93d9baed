import {expect, test} from '@playwright/test';

import {portable, routeOf} from '../../../../../src/plugins/publish/copies/links';
import {markdownCopyOf} from '../../../../../src/site/markdownCopy';

import {site} from './page';

const cases: readonly [href: string, address: string][] = [
  ['/d/guide/start', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide/start/', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/', 'https://docs.example.com/d/index.md'],
  ['https://docs.example.com/d/guide', 'https://docs.example.com/d/guide.md'],
  ['/d/openapi.json', 'https://docs.example.com/d/openapi.json'],
  ['#part', '#part'],
  ['https://example.org/d/guide', 'https://example.org/d/guide'],
  ['mailto:docs@example.com', 'mailto:docs@example.com'],
];

for (const [href, address] of cases) {
  test(`an agent that follows ${href} of a copy gets ${address}`, () => {
    expect(portable(site, href)).toBe(address);
  });
}

test('the copy of a page is next to it, that of the root is index.md', () => {
  expect(markdownCopyOf('/d/guide', '/d/')).toBe('/d/guide.md');
  expect(markdownCopyOf('/d/guide/', '/d/')).toBe('/d/guide.md');
  expect(markdownCopyOf('/d/', '/d/')).toBe('/d/index.md');
  expect(markdownCopyOf('/', '/')).toBe('/index.md');
});

test('a path means the same page with and without a slash at the end', () => {
  expect(routeOf('/d/guide/', '/d/')).toBe('/d/guide');
  expect(routeOf('/d/', '/d/')).toBe('/d/');
});
