import type {SearchIndex} from './build';
import type {Match} from './match';
import type {Unit} from './query';
import {fold, isWord} from './tokenize';
import {isFiller} from './words';

/**
 * Tells how far a heading and a query say the same: the share of the query that the heading holds, times the share of
 * the heading that the query asks for.
 */
export function titleSharesOf(
  index: SearchIndex,
  units: readonly Unit[],
): (section: number, matches: readonly Match[]) => number {
  const asked = askedTerms(units);
  return (section, matches) => {
    let total = 0;
    let held = 0;
    for (const {unit, heading} of matches) {
      total += unit.weight;
      held += unit.weight * (heading[section] ?? 0) ** 2;
    }
    return held > 0 ? (held / total) * Math.sqrt(askedShare(index, section, asked)) : 0;
  };
}

/** Terms that a query asks for, each with its best weight. */
export function askedTerms(units: readonly Unit[]): Map<number, number> {
  const asked = new Map<number, number>();
  for (const {alternatives} of units) {
    alternatives.forEach(({terms, weight}) =>
      terms.forEach((term) => asked.set(term, Math.max(asked.get(term) ?? 0, weight))),
    );
  }
  return asked;
}

/** Share of a heading's telling words that a query asks for; of a title with a colon, the part before it may do. */
function askedShare(index: SearchIndex, section: number, asked: ReadonlyMap<number, number>): number {
  let words = 0;
  let found = 0;
  let beforeColon = 0;
  for (const number of index.all[section]?.heading ?? []) {
    const word = index.words[number] ?? '';
    if (word === ': ') {
      beforeColon = words > 0 ? found / words : 0;
    }
    if (isWord(word) && !isFiller(fold(word))) {
      words += 1;
      found += Math.max(0, ...(index.termsByWord[number] ?? []).map((term) => asked.get(term) ?? 0));
    }
  }
  return Math.max(beforeColon, words > 0 ? found / words : 0);
}
