import type {MarkedValue} from '../types';

import type {SearchIndex} from './build';
import {escapeHtml} from './html';
import type {Unit} from './query';
import {isFiller} from './words';

interface Found {
  readonly unit: number;
  readonly worth: number;
  /** Number of letters to mark; the whole word if undefined. */
  readonly prefix: number | undefined;
  /** Whether the term is in the query or has the same stem; synonyms count for the snippet but are not marked. */
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
  private readonly asked = new Map<number, Found>();
  private readonly needed: number;

  constructor(
    private readonly index: SearchIndex,
    units: readonly Unit[],
  ) {
    const marked = units.some(({filler}) => !filler) ? units.filter(({filler}) => !filler) : units;
    this.needed = marked.filter(({optional}) => !optional).length;
    marked.forEach(({alternatives, weight: rarity}, unit) => {
      for (const {terms, weight, prefix, isSynonym = false} of alternatives) {
        for (const term of terms.filter(
          (term) => terms.length === 1 || !isFiller(index.vocabulary.terms[term] ?? ''),
        )) {
          const worth = weight * rarity;
          if ((this.asked.get(term)?.worth ?? 0) < worth) {
            this.asked.set(term, {unit, worth, prefix, isOwn: !isSynonym});
          }
        }
      }
    });
  }

  /** Marks a text, given as word numbers. */
  whole(numbers: readonly number[]): MarkedValue {
    return this.mark(this.tokens(numbers));
  }

  /** Sum of the weights of the units found in a text. */
  found(numbers: readonly number[]): number {
    return worthOf(numbers.map((number) => this.find(number)));
  }

  /** Returns the part of a text with the most matches, marked, with ellipses where text is omitted. */
  snippet(numbers: readonly number[], length: number, ellipsis: string): MarkedValue {
    const tokens = this.tokens(numbers);
    const words = tokens.flatMap(({word}, at) => (word ? [at] : []));
    const best = bestStart(
      words.map((at) => tokens[at]?.found),
      length,
    );
    const start = best + tailBefore(tokens, words, best);
    const from = start === 0 ? 0 : (words[start] ?? 0);
    const to = start + length >= words.length ? tokens.length : (words[start + length - 1] ?? 0) + 1;
    const part = this.mark(tokens.slice(from, to));
    const before = from > 0 ? escapeHtml(ellipsis) : '';
    const after = to < tokens.length ? escapeHtml(ellipsis) : '';
    return {...part, value: `${before}${part.value}${after}`};
  }

  private mark(tokens: readonly Token[]): MarkedValue {
    const words = new Set<string>();
    const units = new Set<number>();
    let value = '';
    let plain = '';
    for (const {text, found} of tokens) {
      const letters = found?.isOwn ? (found.prefix ?? text.length) : 0;
      if (found?.isOwn) {
        units.add(found.unit);
        words.add(text.slice(0, letters).toLowerCase());
        value += `${escapeHtml(plain)}<mark>${escapeHtml(text.slice(0, letters))}</mark>`;
        plain = '';
      }
      plain += text.slice(letters);
    }
    const matchLevel = units.size === 0 ? 'none' : units.size >= this.needed ? 'full' : 'partial';
    return {value: value + escapeHtml(plain), matchLevel, matchedWords: Array.from(words)};
  }

  private find(number: number): Found | undefined {
    let best: Found | undefined;
    for (const term of this.index.termsByWord[number] ?? []) {
      const found = this.asked.get(term);
      best = found && found.worth > (best?.worth ?? 0) ? found : best;
    }
    return best;
  }

  private tokens(numbers: readonly number[]): Token[] {
    const tokens: Token[] = [];
    for (const number of numbers) {
      const text = this.index.words[number] ?? '';
      const word = this.index.isWord[number] ?? false;
      if (word && tokens.at(-1)?.word) {
        tokens.push({text: ' ', word: false, found: undefined});
      }
      tokens.push({text, word, found: this.find(number)});
    }
    return tokens;
  }
}

/** Sum over the units found in a range, each counted once at its maximum. */
function worthOf(found: readonly (Found | undefined)[], from = 0, to = found.length): number {
  const best: number[] = [];
  for (let at = from; at < to; at += 1) {
    const hit = found[at];
    if (hit) {
      best[hit.unit] = Math.max(best[hit.unit] ?? 0, hit.worth);
    }
  }
  return best.reduce((sum, worth) => sum + worth, 0);
}

/** Words of context before the first match. */
const lead = 2;

/** Start of the range with the highest sum of matches. */
function bestStart(found: readonly (Found | undefined)[], length: number): number {
  let best = 0;
  let most = 0;
  found.forEach((hit, at) => {
    const start = Math.max(0, Math.min(at - lead, found.length - length));
    const worth = hit ? worthOf(found, start, Math.min(found.length, start + length)) : 0;
    if (worth > most) {
      most = worth;
      best = start;
    }
  });
  return best;
}

/** Number of words at the start of a range that end a sentence without a match. */
function tailBefore(tokens: readonly Token[], words: readonly number[], start: number): number {
  for (let count = start === 0 ? lead : 0; count < lead; count += 1) {
    const at = words[start + count] ?? 0;
    if (tokens[at]?.found) {
      return 0;
    }
    if (/[.!?]/.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.text.endsWith(' ')) {
      return count + 1;
    }
  }
  return 0;
}
