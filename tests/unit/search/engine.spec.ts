import {expect, test} from '@playwright/test';

import {SearchEngine} from '../../../src/search/engine/engine';

import {dataOf, page} from './record';

const run = page('/a', 'Run servers', 'Starts a server with `--permission-profile none` & more.', {
  'Pick ports': 'The flag --target-port sets targetPort of the server.',
});
const workspaces = page('/b', 'Workspaces', 'A workspace keeps <script>alert(1)</script> instructions.', {}, 'gateway');
const remove = page('/c', 'Remove ToolHive', 'How to stop it for good. A workspace is left alone.');
const remove2 = page('/d', 'Remove CodeGate', 'How to stop it for good.', {}, 'gateway');
const engine = new SearchEngine(dataOf({...run, aliases: ['launch a tool']}, workspaces, remove, remove2));
const first = (query: string, opened?: string): string | undefined =>
  engine.search({query, ...(opened && {optionalFilters: [`product:${opened}`]})}).hits[0]?.url;

for (const [what, query, url] of [
  ['an option', '--permission-profile', '/a'],
  ['the parts of a name', 'target port', '/a#pick-ports'],
  ['a typing error', 'workspce', '/b'],
  ['swapped letters', 'wrokspace', '/b'],
  ['the beginning of a word', 'worksp', '/b'],
  ['an alias', 'launch a tool', '/a'],
  ['another name', 'delete toolhive', '/c'],
  ['words of visitors', 'kill toolhive', '/c'],
  ['the name of a product', 'stop codegate for good', '/d'],
] as const) {
  test(`a page is found by ${what}`, () => {
    expect(first(query)).toBe(url);
  });
}

test('the product of the page where the search was opened breaks ties, and the named product wins', () => {
  expect([first('stop for good', 'mcp'), first('stop for good', 'gateway')]).toEqual(['/c', '/d']);
  expect([first('remove codegate', 'mcp'), first('remove toolhive', 'gateway')]).toEqual(['/d', '/c']);
});

test('a hit has the levels lvl0 to lvl6, a content, a type, a url and an objectID, with marked and short texts', () => {
  const [hit] = engine.search({query: 'pick ports'}).hits;
  const names = {lvl0: 'Run servers', lvl1: 'Run servers', lvl2: 'Pick ports'};
  expect(hit).toMatchObject({
    objectID: '/a#pick-ports',
    url: '/a#pick-ports',
    type: 'lvl2',
    content: 'The flag --target-port sets targetPort of the server.',
    hierarchy: {...names, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  });
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('<mark>Pick</mark> <mark>ports</mark>');
});

test('marks are the only elements of what is shown', () => {
  const [hit] = engine.search({query: 'workspace instructions'}).hits;
  expect(JSON.stringify(hit?._snippetResult).replace(/<\/?mark>/g, '')).not.toContain('<');
  expect(hit?._snippetResult.content?.value).toContain('<mark>workspace</mark>');
});

for (const [what, query, wanted] of [
  ['the sentence of a match', 'picked', '…Ports are <mark>picked</mark> at the start of the proxy process.'],
  ['the match itself', 'ports', '…<mark>Ports</mark> are picked at the start of the proxy process.'],
] as const) {
  test(`a snippet of 10 words begins with ${what}`, () => {
    const text = `${'Many words stand here. '.repeat(9)}They end here. Ports are picked at the start of the proxy process.`;
    const [hit] = new SearchEngine(dataOf(page('/c', 'Page', text))).search({query}).hits;
    expect(hit?._snippetResult.content?.value).toBe(wanted);
  });
}
