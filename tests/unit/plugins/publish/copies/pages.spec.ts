import {expect, test} from '@playwright/test';

import {portable} from '../../../../../src/plugins/publish/copies/pages';

import {site} from './page';

for (const [href, address] of [
  ['/d/guide/start', 'https://docs.example.com/d/guide/start.md'],
  ['/d/guide/start/', 'https://docs.example.com/d/guide/start.md'],
  ['/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/guide#part', 'https://docs.example.com/d/guide.md#part'],
  ['/d/', 'https://docs.example.com/d/index.md'],
  ['https://docs.example.com/d/guide', 'https://docs.example.com/d/guide.md'],
  ['/d/openapi.json', 'https://docs.example.com/d/openapi.json'],
  ['#part', '#part'],
  ['https://example.org/d/guide', 'https://example.org/d/guide'],
  ['mailto:docs@example.com', 'mailto:docs@example.com'],
] as const) {
  test(`an agent that follows ${href} of a copy gets ${address}`, () => {
    expect(portable(site, href)).toBe(address);
  });
}
