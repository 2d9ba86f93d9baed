import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {parseAsks} from '../../../src/data/asks/read';
import {type ProductId, products} from '../../../src/site/products';

export type Half = 'tuning' | 'untouched';

export interface Judged {
  readonly kind: string;
  readonly query: string;
  /** Pages that each answer the query. */
  readonly best: readonly string[];
  /** Pages that help, but do not answer it. */
  readonly also: readonly string[];
  /** Set for queries written while tuning. */
  readonly half?: Half;
  /** Product of the page where it is asked, for queries about the other product. */
  readonly from?: ProductId;
  /** Where somebody has reported the message. */
  readonly source?: string;
}

/** Kinds in users' own words. */
export const hardKinds: readonly string[] = ['own-words', 'pasted', 'error-texts', 'translated', 'half-typed'];
/** Kinds with floors of their own: queries about the other product, and messages of other programs. */
export const ownKinds: readonly string[] = ['cross-product', 'foreign-messages'];

const folder = join(process.cwd(), 'tests/unit/search/judged');
const aliases = new Set(products.flatMap(({docsFolder}) => aliasesIn(docsFolder)));

/** All judged queries; the kind is the file name. */
export function judgedQueries(): Judged[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const entries = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Judged, 'kind'>[];
      return entries.map((entry) => ({...entry, also: entry.also ?? [], kind: file.replace('.json', '')}));
    });
}

/**
 * Returns the half of a query: as stated, or by a hash of its text (FNV-1a). Weights are tuned on one half only. A
 * query that is an alias of a page cannot test anything and belongs to the tuning half.
 */
export function halfOf({query, half}: Pick<Judged, 'query' | 'half'>): Half {
  if (half || aliases.has(query.toLowerCase())) {
    return half ?? 'tuning';
  }
  let hash = 0x811c9dc5;
  for (const character of query) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 16)) & 1 ? 'tuning' : 'untouched';
}

function aliasesIn(docsFolder: string): string[] {
  return readdirSync(docsFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.asks.yaml'))
    .flatMap((file) => parseAsks(file, readFileSync(join(docsFolder, file), 'utf8')).aliases);
}
