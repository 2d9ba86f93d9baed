import {expect, test} from '@playwright/test';

import {cleanAddress} from '../../../../src/plugins/early-scripts/cleanAddress';

interface Call {
  readonly how: 'renamed' | 'loaded again';
  readonly address: string;
}

/** Runs the script in a stand-in for a browser; `canonical` is the address that the document gives itself. */
function callsFor(address: string, canonical: string, baseUrl = '/'): Call[] {
  const calls: Call[] = [];
  const {pathname, search, hash} = new URL(address, 'https://example.com');
  const replace = (url: string) => calls.push({how: 'loaded again', address: url});
  const replaceState = (_state: null, _title: string, url: string) => calls.push({how: 'renamed', address: url});
  Object.assign(globalThis, {
    window: {location: {pathname, search, hash, replace}, history: {replaceState}},
    document: {querySelector: () => ({href: `https://example.com${canonical}`})},
  });
  cleanAddress(baseUrl);
  return calls;
}

test('an address with .html loses it without a second request', () => {
  expect(callsFor('/toolhive.html?a=1#b', '/toolhive')).toEqual([{how: 'renamed', address: '/toolhive?a=1#b'}]);
  expect(callsFor('/index.html', '/')).toEqual([{how: 'renamed', address: '/'}]);
  expect(callsFor('/docs/index.html', '/docs/', '/docs/')).toEqual([{how: 'renamed', address: '/docs/'}]);
});

test('an address that got the not-found document is asked for again without its ending', () => {
  expect(callsFor('/toolhive/index.html#b', '/404.html')).toEqual([{how: 'loaded again', address: '/toolhive#b'}]);
});

test('a clean address stays as it is', () => {
  expect(callsFor('/toolhive', '/toolhive')).toEqual([]);
  expect(callsFor('/nothing', '/404.html')).toEqual([]);
});
