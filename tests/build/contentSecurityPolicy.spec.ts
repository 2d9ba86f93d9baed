import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {fromHtml} from 'hast-util-from-html';

import {inlineScripts, scriptHashes} from '../../src/plugins/publish/hosting/inlineScripts';
import {readHeadersFile} from '../../src/preview/headersFile';
import {buildDir} from '../support/site';
import {filesBelow} from '../support/sources';

const read = (file: string) => readFileSync(join(buildDir, file), 'utf8');
const policy = readHeadersFile(read('_headers'))('/toolhive')['content-security-policy'] ?? '';
const documents = filesBelow('build', '.html').map((file) => ({file, html: read(file)}));

test('the policy has the hash of every inline script, and no other', () => {
  expect(documents.length).toBeGreaterThan(80);
  const named = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash).sort();
  expect(named).toEqual(scriptHashes(documents.map(({html}) => fromHtml(html))));
});

test('inline scripts are few, because all pages share them', () => {
  expect(new Set(documents.flatMap(({html}) => inlineScripts(fromHtml(html)))).size).toBeLessThanOrEqual(8);
});

test("the policy lets no page run other scripts, and names no host but the visitor's own machine", () => {
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/[^\s;]*(?:https?:|\*)[^\s;]*/g)).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
});

test('the policy allows prefetching where engines apply default-src to it, and no embedding', () => {
  expect(policy).toContain("default-src 'self';");
  for (const part of ['object', 'frame', 'media']) {
    expect(policy).toContain(`${part}-src 'none'`);
  }
});

test('no page has a handler in its markup or a link that runs a script', () => {
  const risky = documents.filter(({html}) => /<[a-z][^<>]*\s(on[a-z]+\s*=|href="\s*javascript:)/i.test(html));
  expect(risky.map(({file}) => file)).toEqual([]);
});

for (const file of ['vercel.json', '_hosting/nginx-server.conf', '_hosting/caddy.conf']) {
  test(`${file} holds the same policy`, () => {
    expect(read(file)).toContain(policy);
  });
}
