import {expect, test} from '@playwright/test';

import {type AddressRules, followable, presentResult, rowsOf, type ShownHit} from '../../../src/search/present';
import type {SearchHit} from '../../../src/search/types';

const local: AddressRules = {origins: ['https://docs.example.com'], baseUrl: '/', allowOtherSites: false};
const algolia: AddressRules = {
  ...local,
  origins: ['http://localhost:3000', 'https://docs.example.com'],
  allowOtherSites: true,
};

function hit(changes: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = {lvl0: 'Guides', lvl1: 'Proxy', lvl2: 'Start', lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: 'a',
    url: '/toolhive/a#start',
    hierarchy,
    content: 'Run it.',
    type: 'lvl2',
    _snippetResult: {hierarchy: {}},
    ...changes,
  };
}

const presentHits = (hits: readonly SearchHit[], rules = local): readonly ShownHit[] =>
  presentResult({hits, nbHits: hits.length, nbPages: 1}, rules).hits;

const refused = [
  'javascript:alert(1)',
  '/toolhive/100%',
  '/toolhive/%25E0%25A4',
  '/toolhive#50%',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https://evil.example/',
  '//evil.example/a',
  '\\\\evil.example/a',
  'http://docs.example.com/a',
  'https://docs.example.com:8443/a',
  'mailto:a@example.com',
  'http://[',
  42,
  null,
];

for (const url of refused) {
  test(`a hit of the site's own index may not lead to ${JSON.stringify(url)}`, () => {
    expect(followable(url, local)).toBeUndefined();
    expect(presentHits([hit({url: url as string})])).toEqual([]);
  });
}

test('a hit leads to a path of the site', () => {
  expect(followable('/toolhive/a?b=1#c', local)).toBe('/toolhive/a?b=1#c');
  expect(followable('https://docs.example.com/toolhive/a#c', local)).toBe('/toolhive/a#c');
});

test('a hit of Algolia leads to the same page on a preview, and to other sites by their whole address', () => {
  expect(followable('https://docs.example.com/toolhive/a#c', algolia)).toBe('/toolhive/a#c');
  expect(followable('https://example.org/b', algolia)).toBe('https://example.org/b');
  expect(followable('javascript:alert(1)', algolia)).toBeUndefined();
});

test('nothing but marks is markup in what is shown', () => {
  const value = '<mark>a</mark><img src=x onerror=alert(1)>&lt;';
  const [shown] = presentHits(
    [
      hit({
        hierarchy: {...hit().hierarchy, lvl1: '<b>x</b>'},
        content: '<script>alert(1)</script>',
        _snippetResult: {hierarchy: {lvl2: {value}}, content: {value}},
      }),
    ],
    local,
  );
  const safe = '<mark>a</mark>&lt;img src=x onerror=alert(1)&gt;&lt;';
  expect(shown).toMatchObject({place: ['&lt;b&gt;x&lt;/b&gt;'], title: safe, text: safe});
});

test('a record with missing or wrong fields still shows', () => {
  const broken = {objectID: 'x', url: '/x', type: 'content', hierarchy: {lvl1: 5}, content: {}} as unknown as SearchHit;
  expect(presentHits([broken], local)).toMatchObject([{url: '/x', page: '/x', title: '/x'}]);
});

test('a row shows its heading, and below it the headings around it and what matched, a line each', () => {
  const deep = hit({
    hierarchy: {...hit().hierarchy, lvl3: 'Choose a free port'},
    _snippetResult: {hierarchy: {}, content: {value: 'Run'}},
  });
  expect(rowsOf(presentHits([deep]))).toMatchObject([
    {type: 'lvl3', _snippetResult: {hierarchy: {lvl1: {value: '<span>Start</span><span>Run</span>'}}}},
  ]);
});

test('a match in the text of a page shows the title of the page', () => {
  const whole = hit({type: 'content', hierarchy: {...hit().hierarchy, lvl2: null}});
  expect(rowsOf(presentHits([whole]))).toMatchObject([{type: 'lvl1', hierarchy: {lvl1: 'Proxy'}}]);
});

for (const [what, urls, wanted] of [
  ['the title of its page', ['/toolhive/a', '/toolhive/b'], ['Proxy', 'Proxy']],
  ['its product too where both appear', ['/toolhive#a', '/codegate/b'], ['Proxy · ToolHive', 'Proxy · CodeGate']],
] as const) {
  test(`a group is named by ${what}`, () => {
    const rows = rowsOf(presentHits(urls.map((url) => hit({url}))));
    expect(rows.map(({hierarchy}) => hierarchy.lvl0)).toEqual(wanted);
  });
}
