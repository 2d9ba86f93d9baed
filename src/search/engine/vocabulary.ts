import {allowedEdits, edits} from '../../site/edits';

import {stem} from './stem';

/** Maximum number of terms that a prefix finds. */
const mostLonger = 200;

/** The terms of the index, with lookups for what visitors type. */
export class Vocabulary {
  private readonly terms: ReadonlySet<string>;
  private readonly sorted: readonly string[];
  private readonly families = new Map<string, string[]>();

  constructor(terms: Iterable<string>) {
    this.terms = new Set(terms);
    this.sorted = [...this.terms].sort();
    for (const term of this.sorted) {
      const root = stem(term);
      this.families.set(root, [...(this.families.get(root) ?? []), term]);
    }
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** Returns other terms with the same stem. */
  relatives(word: string): string[] {
    return (this.families.get(stem(word)) ?? []).filter((term) => term !== word);
  }

  /** Returns longer terms with this prefix, in alphabetical order. */
  startingWith(prefix: string): string[] {
    return this.sorted.filter((term) => term.startsWith(prefix) && term !== prefix).slice(0, mostLonger);
  }

  /** Returns the terms with the fewest typing errors, as many as the length of the word allows. */
  near(word: string): string[] {
    const limit = allowedEdits(word);
    const all = this.sorted.flatMap((term) => {
      const distance = Math.abs(term.length - word.length) > limit ? limit + 1 : edits(word, term, limit);
      return distance <= limit ? [{term, distance}] : [];
    });
    const fewest = Math.min(...all.map(({distance}) => distance));
    return all.filter(({distance}) => distance === fewest).map(({term}) => term);
  }
}
