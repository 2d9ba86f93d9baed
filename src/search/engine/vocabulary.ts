import {edits} from '../../site/edits';

import {stem} from './stem';

/** Terms of the index, with lookups for what visitors type. */
export class Vocabulary {
  readonly terms: string[] = [];
  private readonly numbers = new Map<string, number>();
  private sorted: string[] = [];
  private readonly families = new Map<string, string[]>();

  /** @param terms initial terms, numbered from 0 */
  constructor(terms: readonly string[] = []) {
    terms.forEach((term) => this.add(term));
  }

  /** Returns the number of a term, adding it if it is new. */
  add(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) {
      return known;
    }
    this.numbers.set(term, this.terms.length);
    return this.terms.push(term) - 1;
  }

  /** Prepares the lookups below, which do not find terms added later. */
  close(): void {
    this.sorted = this.terms.slice().sort();
    for (const term of this.sorted) {
      const root = stem(term);
      this.families.set(root, [...(this.families.get(root) ?? []), term]);
    }
  }

  number(term: string): number | undefined {
    return this.numbers.get(term);
  }

  has(term: string): boolean {
    return this.numbers.has(term);
  }

  /** Returns other terms with the same stem. */
  relatives(word: string): string[] {
    return (this.families.get(stem(word)) ?? []).filter((term) => term !== word);
  }

  /** Returns longer terms with this prefix, in alphabetical order. */
  startingWith(prefix: string, limit = 200): string[] {
    const found: string[] = [];
    for (let at = this.firstAtOrAfter(prefix); at < this.sorted.length && found.length < limit; at += 1) {
      const term = this.sorted[at] ?? '';
      if (!term.startsWith(prefix)) {
        break;
      }
      if (term !== prefix) {
        found.push(term);
      }
    }
    return found;
  }

  /** Returns terms within an edit distance, with their distance. */
  near(word: string, limit: number): {readonly term: string; readonly distance: number}[] {
    return this.sorted.flatMap((term) => {
      const distance = Math.abs(term.length - word.length) > limit ? limit + 1 : edits(word, term, limit);
      return distance <= limit ? [{term, distance}] : [];
    });
  }

  private firstAtOrAfter(text: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < text) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
