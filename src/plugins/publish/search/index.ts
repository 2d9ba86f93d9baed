import {packRecords} from '../../../search/engine/pack';
import type {SearchRecord} from '../../../search/types';
import {products} from '../../../site/products';
import {searchAliases} from '../../../site/searchAliases';
import {settings} from '../../../site/settings';
import {allElements, idOf} from '../elements';
import type {BuiltPage, Step, TextFile} from '../types';

import {assertAsks, withAsks} from './asks';
import {assertAddresses, assertAliases} from './assert';
import {indexedPages} from './pages';
import {recordsFor, recordsOfPage} from './records';
import {brotliSize, indexFile, manifestOf} from './write';

/** Writes the indexes, unless the site uses Algolia. Addresses in them are below the base URL. */
export const searchIndex: Step = async (pages, {baseUrl, plugins, siteDir}) => {
  if (settings.search.provider !== 'local') {
    return [];
  }
  const indexed = indexedPages(plugins).map((page) => ({
    ...page,
    url: page.url.slice(baseUrl.length - 1) || '/',
    tree: treeAt(pages, page.url),
  }));
  const byPage = indexed.map((page) => ({source: page.source, records: recordsOfPage(page)}));
  assertAsks(siteDir, byPage);
  const records = byPage.flatMap((page) => withAsks(siteDir, page));
  const anchors = new Map(
    indexed.map(({url, tree}) => [url, new Set(allElements(tree).map((element) => idOf(element) ?? ''))]),
  );
  assertAddresses(records, anchors);
  assertAliases(Object.keys(searchAliases), anchors);
  const filesOf = (id: string, own: readonly SearchRecord[]): Pair => {
    const {asks, ...index} = packRecords(own);
    return {id, index: indexFile(id, index), asks: indexFile(`${id}-asks`, asks ?? {})};
  };
  const all = filesOf('all', records);
  const own = products.map(({id}) => filesOf(id, recordsFor(id, records)));
  const files = [all, ...own].flatMap(({index, asks}) => [index, asks]);
  const sizes = files.map((file) => `${file.path} ${brotliSize(file)}`);
  console.log(`[search-index] ${indexed.length} pages, ${records.length} records; as brotli: ${sizes.join(', ')}`);
  const byId = (pairs: readonly Pair[], file: 'index' | 'asks'): Record<string, TextFile> =>
    Object.fromEntries(pairs.map((pair) => [pair.id, pair[file]]));
  return [...files, manifestOf(all.index, byId(own, 'index'), byId([all, ...own], 'asks'))];
};

/** An index and its phrasings. */
interface Pair {
  readonly id: string;
  readonly index: TextFile;
  readonly asks: TextFile;
}

function treeAt(pages: readonly BuiltPage[], url: string): BuiltPage['tree'] {
  const page = pages.find(({route}) => route === url);
  if (!page) {
    throw new Error(`search-index: ${url} was not built`);
  }
  return page.tree;
}
