import {packRecords} from '../../../search/engine/pack';
import {products} from '../../../site/products';
import {searchAliases} from '../../../site/searchAliases';
import {settings} from '../../../site/settings';
import {allElements, idOf} from '../elements';
import type {BuiltPage, Step} from '../types';

import {indexedPages} from './pages';
import {proveAddresses, proveAliases} from './prove';
import {recordsFor, recordsOfPage} from './records';
import {brotliSize, indexFile, manifestOf} from './write';

/** The indexes that the browser searches, unless Algolia was chosen. Addresses in them are below the base URL. */
export const searchIndex: Step = async (pages, {baseUrl, plugins}) => {
  if (settings.search.provider !== 'local') {
    return [];
  }
  const indexed = indexedPages(plugins).map((page) => ({
    ...page,
    url: page.url.slice(baseUrl.length - 1) || '/',
    tree: treeAt(pages, page.url),
  }));
  const records = indexed.flatMap(recordsOfPage);
  const anchors = new Map(
    indexed.map(({url, tree}) => [url, new Set(allElements(tree).map((element) => idOf(element) ?? ''))]),
  );
  proveAddresses(records, anchors);
  proveAliases(Object.keys(searchAliases), anchors);
  const all = indexFile('all', packRecords(records, searchAliases));
  const own = products.map(({id}) => [id, indexFile(id, packRecords(recordsFor(id, records), searchAliases))] as const);
  const files = [all, ...own.map(([, file]) => file)];
  const sizes = files.map((file) => `${file.path} ${brotliSize(file)}`);
  console.log(`[search-index] ${indexed.length} pages, ${records.length} records; as brotli: ${sizes.join(', ')}`);
  return [...files, manifestOf(all, Object.fromEntries(own))];
};

function treeAt(pages: readonly BuiltPage[], url: string): BuiltPage['tree'] {
  const page = pages.find(({route}) => route === url);
  if (!page) {
    throw new Error(`search-index: ${url} was not built`);
  }
  return page.tree;
}
