import {allElements, idOf} from '../../../content/elements';
import {settings} from '../../../site/settings';
import type {Site, Step, TextFile} from '../types';

import {type AskedData, withAsks} from './asks';
import {indexedPages} from './pages';
import {assertAddresses, recordOf} from './records';
import {readWords} from './words';
import {brotliSize, indexFiles} from './write';

/** Writes what is searched, unless the site uses Algolia. Addresses in it are below the base URL. */
export const searchIndex: Step = async (pages, site) => {
  if (settings.search.provider !== 'local') {
    return [];
  }
  const {silent, ...asked} = searched(site);
  const addresses = pages.map(({route, tree}) => {
    const ids = allElements(tree).map((element) => idOf(element) ?? '');
    return [route.slice(site.baseUrl.length - 1) || '/', new Set(ids)] as const;
  });
  assertAddresses(asked.data.pages, new Map(addresses));
  const files = indexFiles(asked);
  const sizes = files.map((file) => `${file.path} ${brotliSize(file)}`);
  const count = asked.data.pages.length;
  console.log(`[search-index] ${count} pages, ${asked.asks.length} sections; as brotli: ${sizes.join(', ')}`);
  if (silent.length > 0) {
    console.warn(`[search-index] pages without phrasings beside them: ${silent.join(', ')}`);
  }
  return files;
};

/** Returns the files that `npm start` searches. */
export function searchFiles(site: Sources): TextFile[] {
  return settings.search.provider === 'local' ? indexFiles(searched(site)) : [];
}

type Sources = Pick<Site, 'siteDir' | 'baseUrl' | 'plugins' | 'articles'>;

/** Pages without an article are those that `npm start` has not built. */
function searched({siteDir, baseUrl, plugins, articles}: Sources): AskedData {
  const pages = indexedPages(plugins).flatMap(({url: route, product, source, aliases}) => {
    const article = articles.get(route);
    const url = route.slice(baseUrl.length - 1) || '/';
    return article ? [{source, record: {...recordOf({url, product: product.id}, article), aliases}}] : [];
  });
  return withAsks(siteDir, readWords(siteDir), pages);
}
