import {expect, test} from '@playwright/test';

import {
  markdownPattern,
  pagePattern,
  surplusPattern,
} from '../../../../../src/plugins/publish/hosting/formats/addresses';
import {nginxServer} from '../../../../../src/plugins/publish/hosting/formats/nginx';
import {headersFile, redirectsFile} from '../../../../../src/plugins/publish/hosting/formats/plain';
import {vercelFile} from '../../../../../src/plugins/publish/hosting/formats/vercel';
import {redirectPage} from '../../../../../src/plugins/publish/hosting/redirectPage';
import {hostRules} from '../../../../../src/plugins/publish/hosting/rules';
import {readHeadersFile} from '../../../../../src/preview/headersFile';
import {readSettings} from '../../../../../src/site/settings';

const rules = hostRules('/docs/', ["'sha256-x'"], readSettings({}), [{from: '/old', to: '/new'}]);

test('a site below a path has its rules there', () => {
  const headersOf = readHeadersFile(headersFile(rules));
  expect(headersOf('/docs/assets/a.js')['cache-control']).toContain('immutable');
  expect(headersOf('/docs/a')).toEqual(
    Object.fromEntries(Object.entries(rules.headers).map(([name, value]) => [name.toLowerCase(), value])),
  );
  expect(headersOf('/elsewhere')).toEqual({});
  expect(redirectsFile(rules)).toBe('/docs/old /docs/new 301\n');
  expect(nginxServer(rules)).toContain('location = /docs/old { return 301 /docs/new$is_args$args; }');
});

test('Vercel sends the same headers and redirects', () => {
  const {headers, redirects} = JSON.parse(vercelFile(rules)) as {
    headers: {source: string; headers: {key: string; value: string}[]}[];
    redirects: {source: string; destination: string}[];
  };
  expect(headers[0]?.headers).toEqual(Object.entries(rules.headers).map(([key, value]) => ({key, value})));
  expect(redirects[0]).toEqual({source: '/docs/old', destination: '/docs/new', statusCode: 301});
});

test('a headers file that begins with a header is refused', () => {
  expect(() => readHeadersFile('  X-A: 1\n')).toThrow('_headers: "X-A: 1" has no path above it');
});

test('redirect pages share one script', () => {
  const script = (to: string) => /<script>.*<\/script>/.exec(redirectPage(to))?.[0];
  expect(script('/a')).toBe(script('/b'));
  expect(redirectPage('/a')).toContain('<a href="/a">');
});

const surplus = new RegExp(`^/(${pagePattern})${surplusPattern}$`);

for (const [path, clean] of [
  ['/a/', 'a'],
  ['/a//', 'a'],
  ['/a.html', 'a'],
  ['/a/index.html', 'a'],
  ['/a/b.html', 'a/b'],
  ['/a', undefined],
  ['//example.com/', undefined],
  ['/\\example.com/', undefined],
  ['/a\r\nb/', undefined],
  ['/../a/', undefined],
] as const) {
  test(`who asks for ${JSON.stringify(path)} is sent to ${clean ?? 'no other address'}`, () => {
    expect(surplus.exec(path)?.[1]).toBe(clean);
  });
}

for (const [accept, wanted] of [
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=1.0, text/html', true],
  ['text/markdown; charset=utf-8', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdownish', false],
  ['text/html,*/*', false],
] as const) {
  test(`who accepts "${accept}" gets ${wanted ? 'Markdown' : 'the page'} from a web server`, () => {
    expect(new RegExp(markdownPattern, 'i').test(accept)).toBe(wanted);
  });
}
