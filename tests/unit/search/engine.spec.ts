import {expect, test} from '@playwright/test';

import {escapeHtml, onlyMarks} from '../../../src/search/engine/html';
import {packRecords} from '../../../src/search/engine/pack';
import {SearchEngine} from '../../../src/search/engine/search';
import {unpack, wordsToText} from '../../../src/search/engine/sections';
import {stem} from '../../../src/search/engine/stem';
import {termsOf} from '../../../src/search/engine/tokenize';
import {edits} from '../../../src/site/edits';

import {record} from './record';

const records = [
  record('/a', ['Run servers'], 'Starts a server with `--permission-profile none` & more.'),
  record('/a#pick-ports', ['Run servers', 'Pick ports'], 'The flag --target-port sets targetPort of the server.'),
  record('/b', ['Workspaces'], 'A workspace keeps <script>alert(1)</script> instructions.', 'gateway'),
];
const engine = new SearchEngine(packRecords(records));
const urls = (query: string): string[] => engine.search({query}).hits.map(({url}) => url);

test('an index gives back every heading, text and address', () => {
  const {all, words} = unpack(packRecords(records));
  expect(all.map(({url}) => url)).toEqual(records.map(({url}) => url));
  expect(all.map(({text}) => wordsToText(words, text))).toEqual(records.map(({content}) => content));
});

test('compounds are found whole and by their parts', () => {
  expect(termsOf('CODEGATE_OLLAMA_URL')).toEqual(['codegateollamaurl', 'codegate', 'ollama', 'url']);
  expect(termsOf('CodeGate')).toEqual(['codegate']);
  expect(urls('--permission-profile')[0]).toBe('/a');
  expect(urls('target port')[0]).toBe('/a#pick-ports');
});

test('typing errors, beginnings and other forms of a word are understood', () => {
  expect(edits('workspce', 'workspace', 2)).toBe(1);
  expect(edits('muxign', 'muxing', 2)).toBe(1);
  expect(stem('management')).toBe(stem('manage'));
  expect(urls('workspce')[0]).toBe('/b');
  expect(urls('worksp')[0]).toBe('/b');
});

test('a page and a section are found by names and by what people ask, which stand nowhere on the page', () => {
  const asks: Record<string, string[]> = {'/a#pick-ports': ['EADDRINUSE']};
  const known = new SearchEngine(
    packRecords(
      records.map((one) => ({
        ...one,
        ...(one.url === '/b' && {aliases: 'separate projects; chat history'}),
        asks: asks[one.url] ?? [],
      })),
    ),
  );
  const first = (query: string): string | undefined => known.search({query}).hits[0]?.url;
  expect([urls('chat history'), first('chat history'), first('project')]).toEqual([[], '/b', '/b']);
  expect([urls('eaddrinuse'), first('eaddrinuse')]).toEqual([[], '/a#pick-ports']);
  expect(JSON.stringify(known.search({query: 'eaddrinuse'}).hits)).not.toMatch(/eaddrinuse/i);
});

test('a query of nonsense has no answer', () => {
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
    hierarchy: {lvl0: 'mcp', lvl1: 'Run servers', lvl2: 'Pick ports', lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  });
  expect([hit?._snippetResult.hierarchy?.lvl2?.value, hit?._snippetResult.content?.value].join()).toContain('<mark>');
});

test('facets narrow the hits', () => {
  const facetFilters = ['language:en', ['docusaurus_tag:docs-mcp-current', 'docusaurus_tag:default']];
  expect(engine.search({query: 'workspace', facetFilters}).hits).toEqual([]);
  expect(engine.search({query: 'server', facetFilters}).nbHits).toBe(2);
});

test('nothing but marks is an element in what a hit shows', () => {
  const [hit] = engine.search({query: 'workspace instructions'}).hits;
  const shown = JSON.stringify(hit?._snippetResult);
  expect(shown.replace(/<\/?mark>/g, '')).not.toContain('<');
  expect(hit?._snippetResult.content?.value).toContain('<mark>workspace</mark>');
});

test('a snippet does not begin with the last words of a sentence', () => {
  const text = `${'Many words stand here. '.repeat(9)}They end here. Ports are picked at the start of the proxy process.`;
  const {hits} = new SearchEngine(packRecords([record('/c', ['Page'], text)])).search({query: 'picked'});
  expect(hits[0]?._snippetResult.content?.value).toBe(
    '…Ports are <mark>picked</mark> at the start of the proxy process.',
  );
  const near = new SearchEngine(packRecords([record('/c', ['Page'], text)])).search({query: 'ports'});
  expect(near.hits[0]?._snippetResult.content?.value).toMatch(/^…<mark>Ports/);
});

test('foreign HTML is reduced to balanced marks', () => {
  expect(onlyMarks('<mark>a<mark>b</mark><img src=x onerror=alert(1)>&amp;')).toBe(
    '<mark>ab</mark>&lt;img src=x onerror=alert(1)&gt;&amp;',
  );
  expect(onlyMarks('</mark><mark>open')).toBe('<mark>open</mark>');
  expect(escapeHtml(`<"'&>`)).toBe('&lt;&quot;&#39;&amp;&gt;');
});
