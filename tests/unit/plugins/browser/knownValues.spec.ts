import {expect, test} from '@playwright/test';

import {knownValues} from '../../../../src/plugins/browser/head';

/** Runs the script in a fake browser; returns the resulting URL and stored color mode. */
function after(path: string, theme: string | null = null): {address: string; theme: string | null} {
  const {origin, pathname, search, hash, href} = new URL(`https://example.com${path}`);
  const result = {address: path, theme};
  const replaceState = (_state: unknown, _title: string, url: string) => (result.address = url.replace(origin, ''));
  Object.assign(globalThis, {
    window: {
      location: {origin, pathname, search, hash, href},
      history: {state: null, replaceState},
      addEventListener: () => undefined,
      localStorage: {getItem: () => theme, removeItem: () => (result.theme = null)},
    },
  });
  knownValues();
  return result;
}

for (const [path, address] of [
  ['/a?docusaurus-theme=dark', '/a?docusaurus-theme=dark'],
  ['/a?docusaurus-theme=evil', '/a'],
  ['/a?docusaurus-theme=', '/a'],
  ['/a?q=%22x%22&docusaurus-data-has-hydrated=true&r=a+b#h', '/a?q=%22x%22&r=a+b#h'],
  ['/a?%64ocusaurus-data-x=1', '/a'],
  ['/a?docusaurus-dat%61-x=1&b', '/a?b'],
  ['//evil.example/a?docusaurus-data-x=1', '//evil.example/a'],
  ['/a%25?b', '/a?b'],
  ['/search?q=how?', '/search?q=how?'],
  ['/a?u=https://e.example/?b=1&docusaurus-data-x=1', '/a?u=https://e.example/?b=1'],
  ['/a%ff/b', '/a/b'],
  ['/a%20b', '/a%20b'],
  ['/a#%', '/a#'],
  ['/a#b%E0%A4', '/a#b'],
  ['/a#b%20c', '/a#b%20c'],
  ['/a#50%', '/a#50'],
  ['/a#50%25', '/a#50%25'],
  ['/a?b=docusaurus-data-x', '/a?b=docusaurus-data-x'],
] as const) {
  test(`a visitor of ${path} stays at ${address}`, () => {
    expect(after(path).address).toBe(address);
  });
}

for (const [stored, kept] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', null],
  ['"><script>', null],
  ['', null],
] as const) {
  test(`a stored color mode of "${stored}" is ${kept === null ? 'forgotten' : 'kept'}`, () => {
    expect(after('/', stored).theme).toBe(kept);
  });
}
