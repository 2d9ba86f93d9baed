import {expect, test} from '@playwright/test';

import {readAsks} from '../../../src/data/asks/read';
import type {PackedAsks} from '../../../src/search/engine/packed';
import {SearchEngine} from '../../../src/search/engine/search';
import {weights} from '../../../src/search/engine/weights';
import {LocalEngine} from '../../../src/search/localEngine';
import {manifestFile, type SearchManifest} from '../../../src/search/manifest';
import type {SearchHit} from '../../../src/search/types';
import {products} from '../../../src/site/products';
import {files} from '../../content/prose/files';
import {builtIndex, parseIndex, readBuilt} from '../../support/searchIndex';
import {sitemapPaths} from '../../support/sitemap';

/** Minimum share of phrasings that find their page; the others also suit a second page. */
const found = 0.97;
/** The same with phrasings as visitors type them, which also match words of other pages. */
const foundTyped = 0.9;
/** Sampling interval; all phrasings would take four minutes. */
const every = 14;

const index = builtIndex();
const engine = new LocalEngine('', readBuilt);

test.skip(index === undefined, 'the site was built for another search provider');

/** Phrasings with the address of their page. */
function phrasings(): {phrasing: string; url: string}[] {
  return products
    .flatMap(({docsFolder, routeBasePath}) =>
      files([docsFolder]).flatMap(({file}) => {
        const {page = [], sections = {}} = readAsks(process.cwd(), file) ?? {};
        const path = file.slice(docsFolder.length, -'.mdx'.length).replace(/\/index$/, '');
        const url = `${routeBasePath.replace(/\/$/, '')}${path}`;
        return [...page, ...Object.values(sections).flat()].map((phrasing) => ({phrasing, url}));
      }),
    )
    .filter((_, at) => at % every === 0);
}

const isAmong = (hits: readonly SearchHit[] = [], page: string): boolean =>
  hits.some(({url}) => url.split('#')[0] === page);

test('what people ask leads to its page in the first three hits', async () => {
  test.setTimeout(120_000);
  const {asks} = (await readBuilt(manifestFile)) as SearchManifest;
  const packed = {...parseIndex(index ?? ''), asks: (await readBuilt(asks.all ?? '')) as PackedAsks};
  const always = new SearchEngine(packed, {...weights, covered: Infinity});
  const asked = phrasings();
  const published = new Set(sitemapPaths());
  expect(asked.filter(({url}) => !published.has(url))).toEqual([]);
  const missed = asked.filter(
    ({phrasing, url}) => !isAmong(always.search({query: phrasing, hitsPerPage: 3}).hits, url),
  );
  const list = missed.map(({phrasing, url}) => `${url}: ${phrasing}`).join('\n');
  expect(1 - missed.length / asked.length, list).toBeGreaterThanOrEqual(found);
});

test('so it does where it is typed', async () => {
  test.setTimeout(120_000);
  const typed = phrasings();
  let count = 0;
  for (const {phrasing, url} of typed) {
    const {results} = await engine.search([{query: phrasing, hitsPerPage: 3}]);
    count += isAmong(results[0]?.hits, url) ? 1 : 0;
  }
  expect(count / typed.length).toBeGreaterThanOrEqual(foundTyped);
});

test('what people ask is shown to nobody', async () => {
  const query = 'restarted my laptop and agents lost their tools';
  const {hits = []} = (await engine.search([{query}])).results[0] ?? {};
  expect(hits.length).toBeGreaterThan(0);
  expect(JSON.stringify(hits)).not.toMatch(/lost their tools/i);
});
