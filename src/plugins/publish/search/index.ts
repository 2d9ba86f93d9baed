import {brotliCompressSync} from 'node:zlib';

import {allElements, idOf} from '../../../content/elements';
import {searchFiles} from '../../../search/files';
import {slug} from '../../../search/slug';
import {settings} from '../../../site/settings';
import type {Site, Step, TextFile} from '../types';

import {type AskedData, withAsks} from './asks';
import {indexedPages} from './pages';
import {assertAddresses, recordOf} from './records';
import {readWords} from './words';

/** Writes what is searched, unless the site uses Algolia. Addresses in it are below the base URL. */
export const searchIndex: Step = async (pages, site) => {
  if (settings.search.provider !== 'local') {
    return [];
  }
  const asked = searched(site);
  const addresses = pages.map(({route, tree}) => {
    const ids = allElements(tree).map((element) => idOf(element) ?? '');
    return [route.slice(site.baseUrl.length - 1) || '/', new Set(ids)] as const;
  });
  assertAddresses(asked.data.pages, new Map(addresses));
  const files = filesOf(asked);
  const sizes = files.map(({path, content}) => `${path} ${Math.round(brotliCompressSync(content).length / 1000)} kB`);
  const count = asked.data.pages.length;
  console.log(`[search-index] ${count} pages, ${asked.asks.length} sections; as brotli: ${sizes.join(', ')}`);
  if (asked.silent.length > 0) {
    console.warn(`[search-index] pages without phrasings beside them: ${asked.silent.join(', ')}`);
  }
  return files;
};

type Sources = Pick<Site, 'siteDir' | 'baseUrl' | 'plugins' | 'articles'>;

/** Returns the files that `npm start` searches. */
export function indexFiles(site: Sources): TextFile[] {
  return settings.search.provider === 'local' ? filesOf(searched(site)) : [];
}

/** Pages without an article are those that `npm start` has not built. */
function searched({siteDir, baseUrl, plugins, articles}: Sources): AskedData {
  const pages = indexedPages(plugins).flatMap(({url: route, product, source, aliases}) => {
    const article = articles.get(route);
    const url = route.slice(baseUrl.length - 1) || '/';
    return article ? [{source, record: {...recordOf({url, product: product.id}, article), aliases}}] : [];
  });
  return withAsks(siteDir, readWords(siteDir), pages);
}

function filesOf({data, asks}: AskedData): TextFile[] {
  return [
    {path: searchFiles.pages, content: JSON.stringify(data, withoutSlugs)},
    {path: searchFiles.asks, content: JSON.stringify(asks)},
  ];
}

/** Leaves out anchors that follow from their headings, a twelfth of the file. */
function withoutSlugs(this: {readonly heading?: string}, key: string, value: unknown): unknown {
  return key === 'id' && value === slug(this.heading ?? '') && value !== '' ? undefined : value;
}
