import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {searchAliases} from '../../../src/site/searchAliases';

export type Half = 'tuning' | 'untouched';

/** A query with the pages that answer it. */
export interface Judged {
  readonly kind: string;
  readonly query: string;
  /** Pages of which each answers the question by itself. */
  readonly best: readonly string[];
  /** Pages that help, but are not what was looked for. */
  readonly also: readonly string[];
  /** Set for queries that were written while choosing weights. */
  readonly half?: Half;
}

/** Kinds that are worded as users type, without regard to the words of the pages. */
export const hardKinds: readonly string[] = ['own-words', 'pasted', 'error-texts', 'translated', 'half-typed'];

const phrases = new Set(Object.values(searchAliases).flatMap((list) => list.split(';').map((phrase) => phrase.trim())));
const folder = join(process.cwd(), 'tests/unit/search/judged');

/** All judged queries; the kind is the name of their file. */
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
 * The half a query belongs to; where it does not say, from nothing but its text (FNV-1a). Weights are chosen on the
 * tuning half alone. A query that is an alias of a page measures nothing and counts as tuning.
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
