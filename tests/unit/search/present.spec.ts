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

const presentHits = (...hits: readonly SearchHit[]): readonly ShownHit[] =>
  presentResult({hits, nbHits: hits.length, nbPages: 1}, local).hits;

test("a hit of the site's own index leads to no script, no other site and no address that cannot be read", () => {
  for (const url of [
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
  ]) {
    expect(presentHits(hit({url: url as string})), String(url)).toEqual([]);
  }
});

for (const [what, url, rules, wanted] of [
  ['to a path of the site', '/toolhive/a?b=1#c', local, '/toolhive/a?b=1#c'],
  ['to a path of the site by its URL', 'https://docs.example.com/toolhive/a#c', local, '/toolhive/a#c'],
  ['of Algolia to the same page on a preview', 'https://docs.example.com/toolhive/a#c', algolia, '/toolhive/a#c'],
  ['of Algolia to another site', 'https://example.org/b', algolia, 'https://example.org/b'],
  ['of Algolia to no script', 'javascript:alert(1)', algolia, undefined],
] as const) {
  test(`a hit leads ${what}`, () => {
    expect(followable(url, rules)).toBe(wanted);
  });
}

test('a record with missing or wrong fields still shows', () => {
  const broken = {objectID: 'x', url: '/x', type: 'content', hierarchy: {lvl1: 5}, content: {}} as unknown as SearchHit;
  expect(presentHits(broken)).toMatchObject([{url: '/x', page: '/x', title: '/x'}]);
});

test('a row shows its heading, and below it the headings around it and what matched, a line each', () => {
  const deep = hit({
    hierarchy: {...hit().hierarchy, lvl3: 'Choose a free port'},
    _snippetResult: {hierarchy: {}, content: {value: 'Run'}},
  });
  const whole = hit({type: 'content', hierarchy: {...hit().hierarchy, lvl2: null}});
  expect(rowsOf(presentHits(deep, whole))).toMatchObject([
    {type: 'lvl3', _snippetResult: {hierarchy: {lvl1: {value: '<span>Start</span><span>Run</span>'}}}},
    {type: 'lvl1', hierarchy: {lvl1: 'Proxy'}},
  ]);
});

test('a group is named by its page, and by its product too where both appear', () => {
  const names = (...urls: string[]) =>
    rowsOf(presentHits(...urls.map((url) => hit({url})))).map((row) => row.hierarchy.lvl0);
  expect(names('/toolhive/a', '/toolhive/b')).toEqual(['Proxy', 'Proxy']);
  expect(names('/toolhive#a', '/codegate/b')).toEqual(['Proxy · ToolHive', 'Proxy · CodeGate']);
});
