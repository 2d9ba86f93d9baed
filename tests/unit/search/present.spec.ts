import {expect, test} from '@playwright/test';

import {type AddressRules, presentResult, rowsOf, type ShownHit} from '../../../src/search/present';
import type {SearchHit} from '../../../src/search/types';

const local: AddressRules = {origins: ['https://docs.example.com'], baseUrl: '/', allowOtherSites: false};
const algolia: AddressRules = {
  ...local,
  origins: ['http://localhost:3000', 'https://docs.example.com'],
  allowOtherSites: true,
};

function hit(changes: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = {lvl0: 'Guides', lvl1: 'Proxy', lvl2: 'Start', lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const usual = {objectID: 'a', url: '/toolhive/a#start', content: 'Run it.', type: 'lvl2'} as const;
  return {...usual, hierarchy, _snippetResult: {hierarchy: {}}, ...changes};
}

const present = (rules: AddressRules, ...hits: readonly SearchHit[]): readonly ShownHit[] =>
  presentResult({hits, nbHits: hits.length, nbPages: 1}, rules).hits;
const addressesOf = (rules: AddressRules, urls: readonly unknown[]): string[] =>
  present(rules, ...urls.map((url) => hit({url: url as string}))).map(({url}) => url);

test("a hit of the site's own index leads to a path of the site, and nowhere else", () => {
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
  expect(addressesOf(local, refused)).toEqual([]);
  const paths = ['/toolhive/a?b=1#c', 'https://docs.example.com/toolhive/a#c'];
  expect(addressesOf(local, paths)).toEqual(['/toolhive/a?b=1#c', '/toolhive/a#c']);
});

test('a hit of Algolia leads to the same page on a preview, and to other sites by their whole address', () => {
  const urls = ['https://docs.example.com/toolhive/a#c', 'https://example.org/b', 'javascript:alert(1)'];
  expect(addressesOf(algolia, urls)).toEqual(['/toolhive/a#c', 'https://example.org/b']);
});

test('nothing but marks is markup in what is shown', () => {
  const value = '<mark>a<mark>b</mark></mark><img src=x onerror=alert(1)>&lt;"&\'<mark>open';
  const [shown] = present(
    local,
    hit({
      hierarchy: {...hit().hierarchy, lvl1: '<b>x</b>'},
      content: '<script>alert(1)</script>',
      _snippetResult: {hierarchy: {lvl2: {value}}, content: {value}},
    }),
  );
  const safe = '<mark>ab</mark>&lt;img src=x onerror=alert(1)&gt;&lt;&quot;&amp;&#39;<mark>open</mark>';
  expect(shown).toMatchObject({place: ['&lt;b&gt;x&lt;/b&gt;'], title: safe, text: safe});
});

test('a record with missing or wrong fields still shows', () => {
  const broken = {objectID: 'x', url: '/x', type: 'content', hierarchy: {lvl1: 5}, content: {}} as unknown as SearchHit;
  expect(present(local, broken)).toMatchObject([{url: '/x', page: '/x', title: '/x'}]);
});

test('a row shows its heading, and below it the headings around it and what matched, a line each', () => {
  const hierarchy = {...hit().hierarchy, lvl3: 'Choose a free port'};
  const deep = hit({hierarchy, _snippetResult: {hierarchy: {}, content: {value: 'Run'}}});
  expect(rowsOf(present(local, deep))).toMatchObject([
    {type: 'lvl3', _snippetResult: {hierarchy: {lvl1: {value: '<span>Start</span><span>Run</span>'}}}},
  ]);
});

test('a match in the text of a page shows the title of the page', () => {
  const whole = hit({type: 'content', hierarchy: {...hit().hierarchy, lvl2: null}});
  expect(rowsOf(present(local, whole))).toMatchObject([{type: 'lvl1', hierarchy: {lvl1: 'Proxy'}}]);
});

test('a group is named by the title of its page, and its product too where both appear', () => {
  const groupsOf = (...urls: readonly string[]) =>
    rowsOf(present(local, ...urls.map((url) => hit({url})))).map(({hierarchy}) => hierarchy.lvl0);
  expect(groupsOf('/toolhive/a', '/toolhive/b')).toEqual(['Proxy', 'Proxy']);
  expect(groupsOf('/toolhive#a', '/codegate/b')).toEqual(['Proxy · ToolHive', 'Proxy · CodeGate']);
});
