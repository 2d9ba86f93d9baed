import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import {VFile} from 'vfile';

import {toRegExp} from '../../src/components/SecretDetector/pattern';
import {contentOf} from '../../src/content';
import {readHighlights} from '../../src/content/samples';
import {parseAsks} from '../../src/data/asks/read';
import {loadTree} from '../../src/data/cli/load';
import {parseMdx} from '../../src/data/mdx';
import {describe} from '../../src/data/openapi/describe';
import {parseTarget} from '../../src/data/openapi/overlay';
import {citationOf, noteIn} from '../../src/data/receipts/citations';
import {loadRecipes} from '../../src/data/recipes/load';
import {readRuns} from '../../src/data/runs/read';
import {skeleton} from '../../src/plugins/authoring/newPage';
import {assertNames} from '../../src/plugins/pages/names';
import {exportReceipts} from '../../src/plugins/pages/receipts';
import {readWords} from '../../src/plugins/publish/search/words';
import {frontMatterFaults} from '../../src/site/frontMatter';
import {readSettings} from '../../src/site/settings';
import {fixture} from '../support/fixtures';
import {siteDir} from '../support/site';

import {published, stubSite} from './data/openapi/stubSite';

/** Texts by key: the one `text`, an edit of a file, or front matter and settings by name. */
type Given = Readonly<Record<string, string>>;

const file = 'docs-mcp/toolhive/a.mdx';
const sound = {
  title: 'Quickstart',
  description: 'Install the command line tool, start a first server and connect it to an editor.',
  kind: 'tutorial',
};

/** Folder of a site with one file of this text. */
function siteWith(path: string, text = ''): string {
  const site = test.info().outputPath('site');
  mkdirSync(dirname(join(site, path)), {recursive: true});
  writeFileSync(join(site, path), text);
  return site;
}

/** Folder of a site whose specs are ours but for an edit. */
function siteAfter({file: name = '', from = '', to = ''}: Given): string {
  const before = readFileSync(join(siteDir, 'specs', name), 'utf8');
  expect(before).toContain(from);
  cpSync(join(siteDir, 'specs'), test.info().outputPath('site/specs'), {recursive: true});
  return siteWith(`specs/${name}`, before.replace(from, to));
}

/** The description of an API that is made of these files and a sound published one. */
function described(files: Parameters<typeof stubSite>[1]): Promise<unknown> {
  const {dir, source} = stubSite('', files);
  const download = () => Promise.resolve(JSON.stringify(published));
  return describe(source, {siteDir: dir, download, log: () => undefined});
}

/** What reads the files of specs. */
const loaders: Readonly<Record<string, (site: string) => unknown>> = {
  'mcp/cli.json': loadTree,
  'mcp/recipes.json': loadRecipes,
  'mcp/registry-servers.json': loadRecipes,
  'search/words.yaml': readWords,
  'gateway/runs/packages.yaml': (site) => readRuns(site, 'gateway'),
};

/** What reads the texts of authors. */
const readers: Readonly<Record<string, (given: Given) => unknown>> = {
  'a file of specs': (given) => loaders[given.file!]!(siteAfter(given)),
  phrasings: ({text = ''}) => parseAsks('a.asks.yaml', text),
  'a page': ({text = ''}) => createProcessor({remarkPlugins: [assertNames]}).processSync({value: text, path: file}),
  'the content of a page': ({text}) => contentOf(siteWith(file, text), file, []),
  'a receipt': ({text = ''}) => exportReceipts({product: 'gateway'})(parseMdx(text), new VFile({path: file})),
  'a note about a source': ({text = ''}) => noteIn(text),
  'lines that are cited': ({text = ''}) => citationOf(text),
  'a block of highlighted code': ({text = ''}) => readHighlights(text),
  'the target of a correction': ({text = ''}) => parseTarget(text),
  'a list of corrections': ({text = ''}) => described({overlay: JSON.parse(text) as object}),
  'a pinned description': ({text = ''}) => described({pinned: text}),
  'front matter': (given) => {
    throw new Error(frontMatterFaults(file, {...sound, ...given}).join('\n'));
  },
  'a new page': (given) => skeleton({...sound, file, ...given}),
  settings: readSettings,
  'a pattern of the detector': ({text = ''}) => toRegExp(text),
};

for (const [what, cases] of Object.entries(fixture<Readonly<Record<string, readonly Given[]>>>('faults'))) {
  for (const {says, ...given} of cases) {
    test(`an author of ${what} reads one line: ${JSON.stringify(given)}`, async () => {
      const told = await Promise.resolve(given)
        .then(readers[what])
        .then(
          () => 'nothing',
          ({line, message}: Error & {line?: number}) => (line === undefined ? message : `${line}: ${message}`),
        );
      expect(told).toContain(says);
      expect(told).not.toContain('\n');
    });
  }
}
