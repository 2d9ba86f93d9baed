import {brotliCompressSync} from 'node:zlib';

import {allElements, idOf} from '../../../content/elements';
import {slug} from '../../../search/slug';
import {searchFile} from '../../../search/types';
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
  const file = fileOf(asked);
  const size = Math.round(brotliCompressSync(file.content).length / 1000);
  console.log(`[search-index] ${asked.data.pages.length} pages; as brotli: ${size} kB`);
  if (asked.silent.length > 0) {
    console.warn(`[search-index] pages without phrasings beside them: ${asked.silent.join(', ')}`);
  }
  return [file];
};

type Sources = Pick<Site, 'siteDir' | 'baseUrl' | 'plugins' | 'articles'>;

/** Returns the file that `npm start` searches. */
export function indexFile(site: Sources): TextFile | undefined {
  return settings.search.provider === 'local' ? fileOf(searched(site)) : undefined;
}

/** Pages without an article are those that `npm start` has not built. */
function searched({siteDir, baseUrl, plugins, articles}: Sources): AskedData {
  const pages = indexedPages(plugins, baseUrl).flatMap(({url: route, product, source, aliases}) => {
    const article = articles.get(route);
    const url = route.slice(baseUrl.length - 1) || '/';
    return article ? [{source, record: {...recordOf({url, product: product.id}, article), aliases}}] : [];
  });
  return withAsks(siteDir, readWords(siteDir), pages);
}

function fileOf({data}: AskedData): TextFile {
  return {path: searchFile, content: JSON.stringify(data, withoutSlugs)};
}

/** Leaves out anchors that follow from their headings, a twelfth of the file. */
function withoutSlugs(this: {readonly heading?: string}, key: string, value: unknown): unknown {
  return key === 'id' && value === slug(this.heading ?? '') && value !== '' ? undefined : value;
}
