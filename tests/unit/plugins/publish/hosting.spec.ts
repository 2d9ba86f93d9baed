import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {headersFile, redirectsFile, vercelFile} from '../../../../src/plugins/publish/hosting';
import {inlineScripts, withPolicy} from '../../../../src/plugins/publish/hosting/policy';
import {headers} from '../../../../src/site/hosting';
import {readSettings} from '../../../../src/site/settings';

const hash = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

/** Markup with its policy. */
function pageWith(html: string, env: Record<string, string> = {}): string {
  return withPolicy({file: 'a.html', html, tree: fromHtml(html)}, readSettings(env));
}

function directive(name: string, env: Record<string, string> = {}): string | undefined {
  const [, policy = ''] = /content="([^"]*)"/.exec(pageWith('<meta charset="utf-8"><script>a()</script>', env)) ?? [];
  return policy.split('; ').find((text) => text.startsWith(`${name} `));
}

const algolia = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key'};

test('inline scripts are found, data blocks are not', () => {
  const html = `<script>a()</script><script src="/b.js"></script><script type="application/ld+json">{}</script>
    <SCRIPT type="module" async>c()</SCRIPT><script type=text/javascript>d()</script><script data-src="x">e(
)</script>`;
  expect(inlineScripts(fromHtml(html))).toEqual(['a()', 'c()', 'd()', 'e(\n)']);
});

test('the policy names the hosts of hosted search, and those of its events only when they are on', () => {
  expect(directive('connect-src', algolia)).toBe(
    "connect-src 'self' http://localhost:* http://127.0.0.1:* https://app-dsn.algolia.net https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com",
  );
  expect(directive('script-src', algolia)).not.toContain('http');
  expect(directive('connect-src', {...algolia, ALGOLIA_INSIGHTS: '1'})).toContain('https://insights.algolia.io');
  expect(directive('script-src', {...algolia, ALGOLIA_INSIGHTS: '1'})).toContain('https://cdn.jsdelivr.net');
});

test('the policy names the hosts of analytics only when they are set up', () => {
  const umami = {
    UMAMI_SCRIPT_URL: 'https://stats.example.com/script.js',
    UMAMI_WEBSITE_ID: 'b3f1c2d4-0000-4000-8000-5e6f7a8b9c0d',
  };
  expect(directive('script-src', umami)).toBe(`script-src 'self' ${hash} https://stats.example.com/script.js`);
  expect(directive('connect-src', umami)).toBe(
    "connect-src 'self' http://localhost:* http://127.0.0.1:* https://stats.example.com",
  );
  expect(directive('script-src', {GOOGLE_TAG_ID: 'G-ABC123'})).toContain('https://*.googletagmanager.com');
  expect(directive('connect-src', {GOOGLE_TAG_ID: 'G-ABC123'})).toContain('https://*.google-analytics.com');
});

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
