import type {WordLists} from '../types';

import {stem} from './stem';
import {fold, isWord, termsOf, tokensOf} from './tokenize';

/** Words that replace a phrase of the query. */
export interface Synonym {
  readonly words: readonly string[];
  /** Whether they are the words of the pages for words of visitors, not another name. */
  readonly isHint: boolean;
}

interface Phrase {
  readonly stems: readonly string[];
  readonly synonyms: readonly Synonym[];
}

/** Looks words up in the lists of `specs/search/words.yaml`. */
export class Lists {
  private readonly fillers: ReadonlySet<string>;
  private readonly symptoms: RegExp;
  private readonly products: ReadonlyMap<string, string>;
  private readonly phrases: ReadonlyMap<string, readonly Phrase[]>;

  constructor({fillers, symptoms, names, synonyms, hints}: WordLists) {
    this.fillers = new Set(fillers);
    this.symptoms = new RegExp(`\\b(${symptoms.join('|')})\\b`, 'i');
    this.products = new Map(Object.entries(names).flatMap(([id, list]) => list.map((name) => [name, id] as const)));
    this.phrases = phrasesOf(synonyms, hints);
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

  /** Whether a query describes a problem. */
  tellsSymptom(query: string): boolean {
    return this.symptoms.test(query);
  }

  /** Whether a folded word is the name of a product. */
  isName(word: string): boolean {
    return this.products.has(word);
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
      for (const phrase of this.phrases.get(first) ?? []) {
        if (phrase.stems.every((part, index) => stems[at + index] === part)) {
          phrase.stems.forEach((_, index) => found[at + index]?.push(...phrase.synonyms));
        }
      }
    });
    return found;
  }
}

function phrasesOf(groups: WordLists['synonyms'], hints: WordLists['hints']): Map<string, Phrase[]> {
  const synonyms = new Map<string, Map<string, Synonym>>();
  const add = (from: readonly string[], to: readonly string[], isHint: boolean): void => {
    const key = from.map(stem).join(' ');
    const known = synonyms.get(key) ?? new Map<string, Synonym>();
    const name = to.join(' ');
    if (to.map(stem).join(' ') !== key) {
      known.set(name, known.get(name) ?? {words: to, isHint});
    }
    synonyms.set(key, known);
  };
  for (const group of groups.map(phrasesIn)) {
    group.forEach((from) => group.forEach((to) => add(from, to, false)));
  }
  for (const [said, written] of Object.entries(hints)) {
    phrasesIn(said).forEach((from) => phrasesIn(written).forEach((to) => add(from, to, true)));
  }
  const found = new Map<string, Phrase[]>();
  synonyms.forEach((others, key) => {
    const stems = key.split(' ');
    const [first = ''] = stems;
    found.set(first, [...(found.get(first) ?? []), {stems, synonyms: [...others.values()]}]);
  });
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
