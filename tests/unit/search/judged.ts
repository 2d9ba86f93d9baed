import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {searchAliases} from '../../../src/site/searchAliases';

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
}

/** Kinds in users' own words. */
export const hardKinds: readonly string[] = ['own-words', 'pasted', 'error-texts', 'translated', 'half-typed'];

const phrases = new Set(Object.values(searchAliases).flatMap((list) => list.split(';').map((phrase) => phrase.trim())));
const folder = join(process.cwd(), 'tests/unit/search/judged');

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
  if (half || phrases.has(query.toLowerCase())) {
    return half ?? 'tuning';
  }
  let hash = 0x811c9dc5;
  for (const character of query) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return (hash ^ (hash >>> 16)) & 1 ? 'tuning' : 'untouched';
}
