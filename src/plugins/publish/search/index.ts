import {settings} from '../../../site/settings';
import {allElements, idOf} from '../elements';
import type {Step} from '../types';

import {withAsks} from './asks';
import {indexedPages} from './pages';
import {assertAddresses, recordOfTree} from './records';
import {readWords} from './words';
import {brotliSize, indexFiles} from './write';

/** Writes what is searched, unless the site uses Algolia. Addresses in it are below the base URL. */
export const searchIndex: Step = async (pages, {baseUrl, plugins, siteDir}) => {
  if (settings.search.provider !== 'local') {
    return [];
  }
  const trees = new Map(pages.map(({route, tree}) => [route, tree]));
  const anchors = new Map<string, ReadonlySet<string>>();
  const sourced = indexedPages(plugins).map(({url: route, product, source, aliases}) => {
    const tree = trees.get(route);
    if (!tree) {
      throw new Error(`search-index: ${route} was not built`);
    }
    const url = route.slice(baseUrl.length - 1) || '/';
    anchors.set(url, new Set(allElements(tree).map((element) => idOf(element) ?? '')));
    return {source, record: {...recordOfTree({url, product: product.id}, tree), aliases}};
  });
  assertAddresses(
    sourced.map(({record}) => record),
    anchors,
  );
  const {silent, ...asked} = withAsks(siteDir, readWords(siteDir), sourced);
  const files = indexFiles(asked);
  const sizes = files.map((file) => `${file.path} ${brotliSize(file)}`);
  console.log(`[search-index] ${sourced.length} pages, ${asked.asks.length} sections; as brotli: ${sizes.join(', ')}`);
  if (silent.length > 0) {
    console.warn(`[search-index] pages without phrasings beside them: ${silent.join(', ')}`);
  }
  return files;
};
