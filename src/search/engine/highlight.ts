import type {MarkedValue} from '../types';

import {escapeHtml} from './html';
import type {Lists} from './lists';
import type {Unit} from './query';
import {isWord, termsOf, tokensOf} from './tokenize';

interface Found {
  readonly unit: number;
  readonly worth: number;
  /** Whether the query has the term or one of the same stem; others count for the snippet but are not marked. */
  readonly isOwn: boolean;
}

/** A token of the text, and the unit of the query that it matches. */
interface Token {
  readonly text: string;
  readonly word: boolean;
  readonly found: Found | undefined;
}

/** Marks the words of a query in HTML whose only elements are `<mark>`. */
export class Highlighter {
  private readonly asked = new Map<string, Found>();

  constructor(lists: Lists, units: readonly Unit[]) {
    const marked = units.some(({filler}) => !filler) ? units.filter(({filler}) => !filler) : units;
    marked.forEach(({alternatives, weight: rarity}, unit) => {
      for (const {terms, weight, isSynonym = false} of alternatives) {
        for (const term of terms.filter((one) => terms.length === 1 || !lists.isFiller(one))) {
          const worth = weight * rarity;
          if ((this.asked.get(term)?.worth ?? 0) < worth) {
            this.asked.set(term, {unit, worth, isOwn: !isSynonym});
          }
        }
      }
    });
  }

  /** Marks a text. */
  whole(text: string): MarkedValue {
    return this.mark(this.tokens(text));
  }

  /** Returns the part of a text with the most matches, marked, with ellipses where text is omitted. */
  snippet(text: string, length: number): MarkedValue {
    const tokens = this.tokens(text);
    const words = tokens.flatMap(({word}, at) => (word ? [at] : []));
    const start = bestStart(tokens, words, length);
    const from = start === 0 ? 0 : (words[start] ?? 0);
    const to = start + length >= words.length ? tokens.length : (words[start + length - 1] ?? 0) + 1;
    const {value} = this.mark(tokens.slice(from, to));
    return {value: `${from > 0 ? '…' : ''}${value}${to < tokens.length ? '…' : ''}`};
  }

  private mark(tokens: readonly Token[]): MarkedValue {
    const parts = tokens.map(({text, found}) => {
      const safe = escapeHtml(text);
      return found?.isOwn ? `<mark>${safe}</mark>` : safe;
    });
    return {value: parts.join('')};
  }

  private tokens(text: string): Token[] {
    return tokensOf(text).map((token) => {
      const word = isWord(token);
      const found = (word ? termsOf(token) : []).flatMap((term) => this.asked.get(term) ?? []);
      return {text: token, word, found: found.sort((a, b) => b.worth - a.worth)[0]};
    });
  }
}

/** Words of context before the first match. */
const lead = 2;

/** Number of the word with which the best part of a text begins; it does not begin with the end of a sentence. */
function bestStart(tokens: readonly Token[], words: readonly number[], length: number): number {
  let best = 0;
  let most = 0;
  words.forEach((token, at) => {
    const start = Math.max(0, Math.min(at - lead, words.length - length));
    const worth = tokens[token]?.found ? worthOf(tokens, words.slice(start, start + length)) : 0;
    [best, most] = worth > most ? [start, worth] : [best, most];
  });
  const opening = best === 0 ? [] : words.slice(best, best + lead);
  const stop = opening.find((at) => tokens[at]?.found ?? /[.!?].* $/.test(tokens[at + 1]?.text ?? ''));
  return stop === undefined || tokens[stop]?.found ? best : words.indexOf(stop) + 1;
}

/** Sum over the units found in a range, each counted once at its maximum. */
function worthOf(tokens: readonly Token[], words: readonly number[]): number {
  const best = new Map<number, number>();
  for (const {unit, worth} of words.flatMap((at) => tokens[at]?.found ?? [])) {
    best.set(unit, Math.max(best.get(unit) ?? 0, worth));
  }
  return [...best.values()].reduce((sum, worth) => sum + worth, 0);
}
