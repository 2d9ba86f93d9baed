import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../../src/site/products';

export interface Judged {
  readonly kind: string;
  readonly query: string;
  /** Pages that each answer the query. */
  readonly best: readonly string[];
  /** Pages that help, but do not answer it. */
  readonly also: readonly string[];
  /** Set for the half with which weights are tuned, and for aliases of pages; floors hold for the other half. */
  readonly half?: 'tuning';
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
