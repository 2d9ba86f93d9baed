import type {HitType, SearchRecord} from '../../../src/search/types';

/** A record for tests. */
export function record(url: string, path: readonly string[], content: string, product = 'mcp'): SearchRecord {
  const [lvl1 = null, lvl2 = null, lvl3 = null] = path;
  return {
    objectID: url,
    url,
    hierarchy: {lvl0: product, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
    content,
    type: `lvl${path.length}` as HitType,
    product,
    docusaurus_tag: `docs-${product}-current`,
    language: 'en',
  };
}
