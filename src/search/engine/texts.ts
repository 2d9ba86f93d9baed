import {addressOf} from '../slug';
import type {SearchData, SectionRecord} from '../types';

import {Lists} from './lists';
import {fold, isWord, namesIn, termsOf, tokensOf} from './tokenize';
import {weights} from './weights';

/** A title, heading, alias, or the phrasings of a section: the terms of each significant word, and all of them. */
export interface Phrase {
  readonly words: readonly (readonly string[])[];
  readonly terms: ReadonlySet<string>;
}

export interface Section extends SectionRecord {
  readonly page: number;
  /** Headings from the title of the page to its own. */
  readonly path: readonly string[];
  /** Its own heading. */
  readonly names: readonly Phrase[];
  readonly url: string;
  /** Whether it is about problems alone. */
  readonly isTrouble: boolean;
}

export interface Page {
  readonly product: string;
  /** Factor for the scores of its sections. */
  readonly prior: number;
  /** Number of its first section, and of the one after its last. */
  readonly first: number;
  readonly end: number;
  readonly aliases: readonly Phrase[];
}

/** Numbers of the sections that have a term. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** The pages as they are searched, with the words of their texts and headings. */
export interface Texts {
  readonly lists: Lists;
  readonly sections: readonly Section[];
  readonly pages: readonly Page[];
  readonly inText: Postings;
  readonly inHeading: Postings;
}

const troublePage = /\/(troubleshooting|reference\/(messages|errors|log-messages)[^/]*)$/;
const troubleHeading = /^troubleshooting$/i;

/** Reads the words of all pages. */
export function readTexts({words, pages: records}: SearchData): Texts {
  const lists = new Lists(words);
  const sections: Section[] = [];
  const pages = records.map(({url, product, aliases = [], sections: own}, page) => {
    const first = sections.length;
    let path: string[] = [];
    own.forEach((section) => {
      path = [...path.slice(0, section.depth - 1), section.heading];
      const isTrouble = troublePage.test(url) || path.some((heading) => troubleHeading.test(heading));
      const names = [phraseOf(lists, section.heading)];
      sections.push({...section, page, path, names, isTrouble, url: addressOf(url, section)});
    });
    const prior = /\/reference\/api$/.test(url) ? weights.api : /\/kubernetes\//.test(url) ? weights.cluster : 1;
    return {product, prior, first, end: sections.length, aliases: aliases.map((alias) => phraseOf(lists, alias))};
  });
  const inText = postingsOf(sections.map(({text}) => termsIn(text)));
  const inHeading = postingsOf(sections.map(({heading}) => termsIn(heading)));
  return {lists, sections, pages, inText, inHeading};
}

/** Reads a phrase; words that say little count only when there are no others. */
export function phraseOf(lists: Lists, text: string): Phrase {
  const words = tokensOf(text).filter(isWord);
  const telling = words.filter((word) => !lists.isFiller(fold(word)));
  const terms = (telling.length > 0 ? telling : words).map(termsOf);
  return {words: terms, terms: new Set(terms.flat())};
}

/** Returns the sections of each term, from the terms of each section. */
export function postingsOf(terms: readonly Iterable<string>[]): Postings {
  const postings = new Map<string, number[]>();
  terms.forEach((all, section) => {
    for (const term of new Set(all)) {
      const sections = postings.get(term) ?? [];
      postings.set(term, sections);
      sections.push(section);
    }
  });
  return postings;
}

/** Returns the terms of a text. */
function termsIn(text: string): string[] {
  const tokens = tokensOf(text);
  return [...tokens.filter(isWord).flatMap(termsOf), ...namesIn(tokens).map(({term}) => term)];
}
