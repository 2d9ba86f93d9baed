import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';
import {escapeHtml, onlyMarks} from '../../../src/search/engine/html';

import {dataOf, page} from './record';

const servers = page('/a', 'Run servers', 'Starts a server with `--permission-profile none` & more.', {
  'Pick ports': 'The flag --target-port sets targetPort of the server.',
});
const run = {
  ...servers,
  aliases: ['launch a tool'],
  sections: servers.sections.map((section) => (section.id ? {...section, asks: 'eaddrinuse taken'} : section)),
};
const data = dataOf(
  run,
  page('/b', 'Workspaces', 'A workspace keeps <script>alert(1)</script> instructions.', {}, 'gateway'),
  page('/c', 'Remove ToolHive', 'How to stop it for good. A workspace is left alone.'),
  page('/d', 'Remove CodeGate', 'How to stop it for good.', {}, 'gateway'),
);
const engine = new SearchEngine(data);

for (const [what, query, url, opened] of [
  ['an option', '--permission-profile', '/a'],
  ['the parts of a name', 'target port', '/a#pick-ports'],
  ['swapped letters', 'wrokspaces', '/b'],
  ['the beginning of a word', 'worksp', '/b'],
  ['an alias', 'launch a tool', '/a'],
  ['another name', 'delete toolhive', '/c'],
  ['words of visitors', 'kill toolhive', '/c'],
  ['the name of a product', 'stop codegate for good', '/d'],
  ['the product of the page where the search was opened', 'stop for good', '/c', 'mcp'],
  ['the product of the other page where it was opened', 'stop for good', '/d', 'gateway'],
  ['a product that is named elsewhere', 'remove codegate', '/d', 'mcp'],
] as const) {
  test(`a page is found by ${what}`, () => {
    const {hits} = engine.search({query, ...(opened && {optionalFilters: [`product:${opened}`]})});
    expect(hits[0]?.url).toBe(url);
  });
}

test('a section is found by what people ask, which is shown nowhere', () => {
  const {hits} = engine.search({query: 'eaddrinuse'});
  expect(hits[0]?.url).toBe('/a#pick-ports');
  expect(JSON.stringify(hits)).not.toMatch(/eaddrinuse/i);
});

test('nonsense has no answer', () => {
  expect(engine.search({query: 'qqqqzzzz'})).toMatchObject({hits: [], nbHits: 0});
  expect(engine.search({query: '  '}).hits).toEqual([]);
});

test('a hit has the levels lvl0 to lvl6, a content, a type, a url and an objectID, with marked and short texts', () => {
  const [hit] = engine.search({query: 'pick ports'}).hits;
  expect(hit).toMatchObject({
    objectID: '/a#pick-ports',
    url: '/a#pick-ports',
    type: 'lvl2',
    content: 'The flag --target-port sets targetPort of the server.',
    hierarchy: {lvl0: 'Run servers', lvl1: 'Run servers', lvl2: 'Pick ports', lvl3: null, lvl6: null},
    _snippetResult: {hierarchy: {lvl2: {value: '<mark>Pick</mark> <mark>ports</mark>'}}},
  });
});

test('a snippet of 10 words begins with the sentence of a match, or with the match itself', () => {
  const text = `${'Many words stand here. '.repeat(9)}They end here. Ports are picked at the start of the proxy process.`;
  const snippets = new SearchEngine(dataOf(page('/c', 'Page', text)));
  const snippet = (query: string) => snippets.search({query}).hits[0]?._snippetResult.content?.value;
  expect(snippet('picked')).toBe('…Ports are <mark>picked</mark> at the start of the proxy process.');
  expect(snippet('ports')).toBe('…<mark>Ports</mark> are picked at the start of the proxy process.');
});

test('marks are the only elements of what is shown', () => {
  const [hit] = engine.search({query: 'workspace instructions'}).hits;
  expect(JSON.stringify(hit?._snippetResult).replace(/<\/?mark>/g, '')).not.toContain('<');
  expect(hit?._snippetResult.content?.value).toContain('<mark>workspace</mark>');
  expect(onlyMarks('<mark>a<mark>b</mark><img src=x onerror=alert(1)>&amp;')).toBe(
    '<mark>ab</mark>&lt;img src=x onerror=alert(1)&gt;&amp;',
  );
  expect(onlyMarks('</mark><mark>open')).toBe('<mark>open</mark>');
  expect(escapeHtml(`<"'&>`)).toBe('&lt;&quot;&#39;&amp;&gt;');
});
