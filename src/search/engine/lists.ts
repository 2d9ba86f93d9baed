import type {WordLists} from '../types';

import {stem} from './stem';
import {fold, isWord, termsOf, tokensOf} from './tokenize';

/** Words that replace a phrase of the query. */
export type Synonym = readonly string[];

interface Phrase {
  readonly stems: readonly string[];
  readonly synonym: Synonym;
}

/** Looks words up in the lists of `specs/search/words.yaml`. */
export class Lists {
  private readonly fillers: ReadonlySet<string>;
  /** Folded words of every day, which are rare on the pages and say little. */
  readonly everyday: ReadonlySet<string>;
  /** Matches a query that describes a problem. */
  readonly symptoms: RegExp;
  /** Ids of the products by their folded names. */
  readonly products: ReadonlyMap<string, string>;
  private readonly phrases: ReadonlyMap<string, readonly Phrase[]>;

  constructor(words: WordLists) {
    const {fillers, everyday, symptoms, names} = words;
    this.fillers = new Set(fillers);
    this.everyday = new Set(everyday);
    this.symptoms = new RegExp(`\\b(${symptoms.join('|')})\\b`, 'i');
    this.products = new Map(Object.entries(names).flatMap(([id, list]) => list.map((name) => [name, id] as const)));
    this.phrases = phrasesOf(words);
  }

  /** Whether a folded word is a stop word or a single digit; these keep a small weight. */
  isFiller(word: string): boolean {
    return this.fillers.has(word) || /^\d$/.test(word);
  }

  /** Returns the distinct stems of the significant words of a text. */
  stemsOf(text: string): string[] {
    const words = tokensOf(text)
      .filter(isWord)
      .flatMap((word) => termsOf(word).slice(0, 1));
    return [...new Set(words.filter((word) => !this.isFiller(word)).map(stem))];
  }

  /** Returns the product that a query names, if it names only one. */
  productIn(words: readonly string[]): string | undefined {
    const named = new Set(words.flatMap((word) => this.products.get(word) ?? []));
    return named.size === 1 ? [...named][0] : undefined;
  }

  /** Returns for each word of a query the synonyms of the phrases that contain it. */
  synonymsOf(words: readonly string[]): Synonym[][] {
    const stems = words.map(stem);
    const found = stems.map((): Synonym[] => []);
    stems.forEach((first, at) => {
      for (const {stems: said, synonym} of this.phrases.get(first) ?? []) {
        if (said.every((part, index) => stems[at + index] === part)) {
          said.forEach((_, index) => found[at + index]?.push(synonym));
        }
      }
    });
    return found;
  }
}

/** Phrases and their synonyms by the stem of their first word. */
function phrasesOf({synonyms, hints}: WordLists): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  const add = (said: string, written: string): void => {
    for (const stems of phrasesIn(said).map((words) => words.map(stem))) {
      const [first = ''] = stems;
      const phrases = phrasesIn(written).map((synonym) => ({stems, synonym}));
      found.set(first, [...(found.get(first) ?? []), ...phrases]);
    }
  };
  synonyms.forEach((group) => add(group, group));
  Object.entries(hints).forEach(([said, written]) => add(said, written));
  return found;
}

/** Words of the phrases in a list with commas. */
function phrasesIn(list: string): string[][] {
  return list.split(', ').map((phrase) =>
    tokensOf(phrase)
      .filter(isWord)
      .flatMap((word) => fold(word).split('_')),
  );
}
