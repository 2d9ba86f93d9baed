import {expect, test} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {parse} from 'yaml';

import {detect} from '../../src/components/SecretDetector/detect';
import {toRegExp} from '../../src/components/SecretDetector/pattern';
import {statusOf} from '../../src/components/SecretDetector/statusOf';
import WholeWords from '../../src/components/WholeWords';
import {readHighlights} from '../../src/content/samples';
import {askFaults, parseAsks} from '../../src/data/asks/read';
import {addressOf, sharedAddresses} from '../../src/data/pages';
import {citationOf, noteIn} from '../../src/data/receipts/citations';
import {loadRecipes, type Recipe} from '../../src/data/recipes/load';
import {filesOf, networkOf} from '../../src/data/recipes/page';
import {normalize} from '../../src/data/runs/read';
import {sidebarEntry, skeleton} from '../../src/plugins/authoring/newPage';
import {portable} from '../../src/plugins/publish/copies/pages';
import {wholeWords} from '../../src/site/codeParts';
import {nearestPages} from '../../src/site/nearestPages';
import {readSettings} from '../../src/site/settings';
import {fixture} from '../support/fixtures';
import {isShownBy} from '../support/shownRun';
import {siteDir} from '../support/site';

const docs = {name: 'Docs', url: 'https://docs.example.com', baseUrl: '/d/'};
const pages = ['/toolhive', '/codegate'].flatMap((product) =>
  ['quickstart', 'how-to/install'].map((page) => ({path: `${product}/${page}`, title: page})),
);
const steps = [
  {command: 'greet', output: '\n\na\nb\nc\nd\n'},
  {request: 'GET /health', output: '{\n  "status": "healthy"\n}\n'},
];
const {recipes} = loadRecipes(siteDir);
const recipe = (name: string): Recipe => recipes.find((candidate) => candidate.name === name)!;

/** The title of the page that is made with a title; Docusaurus reads YAML 1.1. */
function titleOf(title: string): unknown {
  const description = 'Where the log files of a server are, how to follow them, and how to remove those of others.';
  const file = 'docs-mcp/toolhive/how-to/logs.mdx';
  const [, matter = ''] = skeleton({file, kind: 'how-to', title, description}).split('---\n');
  return (parse(matter, {version: '1.1'}) as {title: unknown}).title;
}

/** Functions by what they tell; `tests/fixtures/examples.yaml` has what they return. */
const functions: Readonly<Record<string, (...given: never[]) => unknown>> = {
  'words that lines do not break': wholeWords,
  'the page that a visitor of a wrong address is offered': (missing: string) =>
    nearestPages(pages, missing, 1)
      .map(({path}) => path)
      .join(', '),
  'where an agent gets that follows a link of a copy': (href: string) =>
    portable({...docs, routes: new Set(['/d/', '/d/guide', '/d/guide/start'])}, href),
  'the address of a page': addressOf,
  'files that have one address': (...files: string[]) => sharedAddresses(files),
  'the sidebar of a new page': sidebarEntry,
  'the title of a new page, which stays the text that it is': titleOf,
  'a comment of a page that is a note about sources': (comment: string) => noteIn(comment) ?? null,
  'lines that are cited': citationOf,
  'whether a block shows an output of a run': (block: string) =>
    isShownBy(block, {shows: 'The program greets.', steps}),
  'a recorded text without what differs at each repetition': normalize,
  'the network of a server': (name: string) => networkOf(recipe(name)),
  'the files of a server': (name: string) => filesOf(recipe(name)),
  'what the detector says about a text': (text: string) => statusOf(text, {phase: 'done', redaction: detect(text)}),
  'the lines that a comment highlights': (comments: string) => {
    const [open, close] = comments.split(', ');
    const {code, marked} = readHighlights(`a\n${open}\nb\nc\n${close}\nd`);
    return {code, marked: [...marked]};
  },
  'what a pattern of the detector finds': (pattern: string, text: string) => text.match(toRegExp(pattern)) ?? [],
  'what the search is set to': (env: Record<string, string>) => readSettings(env).search,
  'what is wrong with the phrasings of pages': (...files: string[]) =>
    askFaults(files.map((text, i) => ({...parseAsks(`${'ab'[i]}.asks.yaml`, text), ids: new Set(['', 'ports'])}))),
};

for (const [what, examples] of Object.entries(fixture<Readonly<Record<string, object>>>('examples'))) {
  for (const row of Array.isArray(examples) ? (examples as unknown[][]) : Object.entries(examples)) {
    const given = row.slice(0, -1);
    test(`${what}: ${JSON.stringify(given)}`, () => {
      expect(functions[what]!(...(given as never[]))).toEqual(row.at(-1));
    });
  }
}

test('a title breaks at the same places as its entry in the table of contents', () => {
  for (const children of ['thv config set-ca-cert', 'Use --group now', 'The list - in short']) {
    expect(renderToStaticMarkup(createElement(WholeWords, {children}))).toBe(wholeWords(children));
  }
});
