import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {fromHtml} from 'hast-util-from-html';

import {scriptHashes} from '../../src/plugins/publish/hosting/policy';
import {buildDir} from '../support/site';
import {filesBelow} from '../support/sources';

const documents = filesBelow('build', '.html').map((file) => {
  const html = readFileSync(join(buildDir, file), 'utf8');
  const policies = load(html)('meta[http-equiv="Content-Security-Policy"]');
  return {file, html, count: policies.length, policy: policies.attr('content') ?? ''};
});

test('every page, also one that only leads elsewhere, has one policy, before every script', () => {
  expect(documents.length).toBeGreaterThan(80);
  const others = documents.filter(
    ({html, count}) =>
      count !== 1 || !/^[^]*<head>\s*<meta charset="utf-8">\s*<meta http-equiv="Content-Sec/i.test(html),
  );
  expect(others.map(({file}) => file)).toEqual([]);
});

test("a page's policy has the hash of each of its few inline scripts, and no other", () => {
  const shared = new Set<string>();
  for (const {file, html, policy} of documents) {
    const named = [...policy.matchAll(/'sha256-[^']+'/g)].map(([hash]) => hash).sort();
    expect.soft(named, file).toEqual(scriptHashes(fromHtml(html)));
    named.forEach((hash) => shared.add(hash));
  }
  expect(shared.size).toBeLessThanOrEqual(8);
});

test("the policy lets no page run other scripts, and names no host but the visitor's own machine", () => {
  for (const {file, policy} of documents) {
    expect.soft(policy, file).toMatch(/(^|; )script-src 'self'( 'sha256-[^']+')+;/);
    expect.soft(policy, file).not.toContain('unsafe-eval');
    // Engines apply it to prefetched pages.
    expect.soft(policy, file).toContain("default-src 'self';");
    ['object', 'frame', 'media'].forEach((part) => expect.soft(policy, file).toContain(`${part}-src 'none'`));
    const hosts = policy.match(/[^\s;]*(?:https?:|\*)[^\s;]*/g);
    expect.soft(hosts, file).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  }
});

test('no page has a handler in its markup or a link that runs a script', () => {
  const risky = documents.filter(({html}) => /<[a-z][^<>]*\s(on[a-z]+\s*=|href="\s*javascript:)/i.test(html));
  expect(risky.map(({file}) => file)).toEqual([]);
});
