import {expect, test} from '@playwright/test';

import {cleanAddress} from '../../../../src/plugins/browser/head';

interface Call {
  readonly how: 'renamed' | 'loaded again';
  readonly address: string;
}

/** Runs the script in a fake browser; `canonical` is the canonical URL of the document. */
function callsFor(address: string, canonical: string, baseUrl = '/'): Call[] {
  const calls: Call[] = [];
  const {origin, pathname, search, hash} = new URL(`https://example.com${address}`);
  const replace = (url: string) => calls.push({how: 'loaded again', address: url});
  const replaceState = (_state: null, _title: string, url: string) => calls.push({how: 'renamed', address: url});
  Object.assign(globalThis, {
    window: {location: {origin, pathname, search, hash, replace}, history: {replaceState}},
    document: {querySelector: () => ({href: `https://example.com${canonical}`})},
  });
  cleanAddress(baseUrl);
  return calls;
}

test('an address with .html loses it without a second request', () => {
  expect(callsFor('/toolhive.html?a=1#b', '/toolhive')).toEqual([
    {how: 'renamed', address: 'https://example.com/toolhive?a=1#b'},
  ]);
  expect(callsFor('/index.html', '/')).toEqual([{how: 'renamed', address: 'https://example.com/'}]);
  expect(callsFor('/docs/index.html', '/docs/', '/docs/')).toEqual([
    {how: 'renamed', address: 'https://example.com/docs/'},
  ]);
});

test('an address that got the not-found document is asked for again without its ending', () => {
  expect(callsFor('/toolhive/index.html#b', '/404.html')).toEqual([
    {how: 'loaded again', address: 'https://example.com/toolhive#b'},
  ]);
});

test('an address that begins with two slashes leads to no other host', () => {
  expect(callsFor('//evil.example/x.html', '/404.html')).toEqual([
    {how: 'loaded again', address: 'https://example.com//evil.example/x'},
  ]);
});

test('a clean address stays as it is', () => {
  expect(callsFor('/toolhive', '/toolhive')).toEqual([]);
  expect(callsFor('/nothing', '/404.html')).toEqual([]);
});
