import {expect, test} from '@playwright/test';

import {headersFile, redirectsFile, vercelFile} from '../../../../../src/plugins/publish/hosting';
import {headers} from '../../../../../src/site/hosting';

const moved = [{from: '/docs/old', to: '/docs/new'}];

test('a site below a path has its rules there', () => {
  const [pages = '', assets = ''] = headersFile('/docs/').split(/^(?=\/docs\/assets)/m);
  expect(pages).toBe(
    `/docs/*\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
  );
  expect(assets).toMatch(/^\/docs\/assets\/\*\n {2}Cache-Control: .*immutable\n\/docs\/fonts\/\*\n/);
  expect(redirectsFile(moved)).toBe('/docs/old /docs/new 301\n');
});

test('Vercel sends the same headers and redirects', () => {
  const sent = JSON.parse(vercelFile('/docs/', moved)) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
    redirects: {source: string; destination: string}[];
  };
  expect(sent.headers[0]?.headers).toEqual(Object.entries(headers).map(([key, value]) => ({key, value})));
  expect(sent.redirects[0]).toEqual({source: '/docs/old', destination: '/docs/new', statusCode: 301});
});
