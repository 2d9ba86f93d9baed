import type {Section} from './texts';
import {fold, isWord, tokensOf} from './tokenize';

interface Message {
  readonly section: number;
  readonly words: readonly string[];
}

/** Shorter messages are labels such as `Not Found`, which queries contain by chance. */
const fewestWords = 3;
/** Queries of this many words may be a part of a message; in longer ones, one word may differ. */
const enoughWords = 4;
/** Minimum share of equal words; the rest may be values that the program inserts. */
const sameShare = 0.9;
/** Maximum number of sections for a query. */
const mostSections = 3;

/** Finds program messages and API operations that the pages quote. */
export class Messages {
  private readonly all: readonly Message[];

  constructor(sections: readonly Pick<Section, 'messages'>[]) {
    this.all = sections.flatMap(({messages = []}, section) =>
      messages.map(fixedWords).flatMap((words) => (words.length < fewestWords ? [] : [{section, words}])),
    );
  }

  /**
   * Returns the sections whose messages a query repeats, the closest first.
   * @param preference breaks ties: the factor of a section
   */
  find(query: string, preference: (section: number) => number): number[] {
    const asked = fixedWords(query);
    const closest = new Map<number, number>();
    for (const {section, words} of this.all) {
      const closeness = closenessOf(asked, words) * preference(section);
      if (closeness > (closest.get(section) ?? 0)) {
        closest.set(section, closeness);
      }
    }
    const found = [...closest].sort(([, a], [, b]) => b - a);
    return found.slice(0, mostSections).map(([section]) => section);
  }
}

/** Words of a message without numbers and placeholders such as `<NAME>`. */
function fixedWords(message: string): string[] {
  const tokens = tokensOf(message);
  return tokens
    .filter((token, at) => isWord(token) && !(/<$/.test(tokens[at - 1] ?? '') && /^>/.test(tokens[at + 1] ?? '')))
    .map(fold)
    .filter((word) => !/^\d+$/.test(word));
}

/** Similarity of query and message from 0 to 1; 0 below the thresholds. */
function closenessOf(query: readonly string[], message: readonly string[]): number {
  const wanted = new Set(message);
  if (query.filter((word) => wanted.has(word)).length < fewestWords) {
    return 0;
  }
  const common = commonWords(query, message);
  const isWhole = common >= sameShare * message.length && (common >= 0.5 * query.length || common > enoughWords);
  const isPart = query.length >= enoughWords && common >= query.length - (query.length > enoughWords + 1 ? 1 : 0);
  return common >= fewestWords && (isWhole || isPart) ? (2 * common) / (query.length + message.length) : 0;
}

/** Length of the longest common subsequence of words. */
function commonWords(a: readonly string[], b: readonly string[]): number {
  let before = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const row = [0];
    b.forEach((other, at) => {
      row.push(word === other ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, row[at] ?? 0));
    });
    before = row;
  }
  return before[b.length] ?? 0;
}
