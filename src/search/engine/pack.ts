import type {SearchRecord} from '../types';

import {packAsks} from './asks';
import {encode, ending} from './codec';
import type {PackedFacets, PackedIndex, PackedMessage, PackedPage} from './packed';
import {slug} from './slug';
import {isWord, tokensOf} from './tokenize';

/**
 * Builds the stored index.
 * @param records sorted by page, each page's own record first
 */
export function packRecords(records: readonly SearchRecord[]): PackedIndex {
  const groups = new Numbering();
  const facets = new Numbering();
  const pages: [string, number, number, number][] = [];
  const aliases: string[][] = [];
  for (const record of records) {
    const [url = ''] = record.url.split('#');
    const last = pages.at(-1);
    if (last?.[0] === url) {
      last[3] += 1;
    } else {
      const facet = JSON.stringify([record.product, record.docusaurus_tag, record.language] satisfies PackedFacets);
      pages.push([url, groups.of(record.hierarchy.lvl0 ?? ''), facets.of(facet), 1]);
      aliases.push(storedTokens(record.aliases ?? ''));
    }
  }
  const texts = records.flatMap((record) => [storedTokens(headingOf(record)), storedTokens(record.content ?? '')]);
  const all = [...texts, ...aliases];
  const {words, rare} = wordsOf(all);
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  return {
    version: 4,
    groups: groups.values,
    facets: facets.values.map((value) => JSON.parse(value) as PackedFacets),
    pages: pages satisfies PackedPage[],
    depths: records.map(depthOf).join(''),
    anchors: records.filter((record) => record.url.includes('#')).map(anchorOf),
    words,
    rare,
    stream: all.map((text) => text.map((token) => encode(numbers.get(token) ?? 0)).join('') + ending).join(''),
    asks: packAsks(records.map(({asks = []}) => asks)),
    messages: records.flatMap(({messages = []}, section) =>
      messages.flatMap((message) =>
        placeOf(storedTokens(message), texts[section * 2] ?? [], texts[section * 2 + 1] ?? [], section),
      ),
    ),
  };
}

/** Removes separators at both ends. */
function withoutMargins(tokens: readonly string[]): string[] {
  const words = tokens.map(isWord);
  return tokens.slice(words.indexOf(true), words.lastIndexOf(true) + 1);
}

/** Position of a message in a section; empty if its text is not indexed. */
function placeOf(
  message: readonly string[],
  heading: readonly string[],
  text: readonly string[],
  section: number,
): PackedMessage[] {
  const tokens = withoutMargins(message);
  if (tokens.join('') === withoutMargins(heading).join('')) {
    return [[section, -1, 0]];
  }
  const start = text.findIndex((_, at) => tokens.every((token, offset) => text[at + offset] === token));
  return start < 0 ? [] : [[section, start, tokens.length]];
}

/** Numbers values in order of first appearance. */
class Numbering {
  readonly values: string[] = [];

  of(value: string): number {
    const known = this.values.indexOf(value);
    return known >= 0 ? known : this.values.push(value) - 1;
  }
}

/** Tokens of a text without single spaces, which `wordsToText` restores. */
function storedTokens(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.filter(
    (token, index) => token !== ' ' || !isWord(tokens[index - 1] ?? '') || !isWord(tokens[index + 1] ?? ''),
  );
}

/**
 * Splits words into those that repeat, sorted by frequency per encoding range and then by spelling, and those that
 * occur once, in order.
 */
function wordsOf(texts: readonly (readonly string[])[]): Pick<PackedIndex, 'words' | 'rare'> {
  const counts = new Map<string, number>();
  texts.forEach((text) => text.forEach((token) => counts.set(token, (counts.get(token) ?? 0) + 1)));
  const rare = Array.from(counts).flatMap(([word, count]) => (count === 1 ? [word] : []));
  const byCount = Array.from(counts).filter(([, count]) => count > 1);
  byCount.sort(([a, countA], [b, countB]) => countB - countA || compare(a, b));
  const steps = byCount.map(([word], index) => [stepOf(index + 1), word] as const);
  steps.sort(([a, wordA], [b, wordB]) => a - b || compare(wordA, wordB));
  return {words: steps.map(([, word]) => word), rare};
}

function stepOf(number: number): number {
  const code = encode(number);
  return code.length * 4 + new TextEncoder().encode(code).length;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function pathOf({hierarchy}: SearchRecord): string[] {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  return [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((level) => level !== null);
}

function headingOf(record: SearchRecord): string {
  return pathOf(record).at(-1) ?? '';
}

function depthOf(record: SearchRecord): number {
  return pathOf(record).length;
}

function anchorOf(record: SearchRecord): string | 0 {
  const anchor = record.url.slice(record.url.indexOf('#') + 1);
  return anchor === slug(headingOf(record)) ? 0 : anchor;
}
