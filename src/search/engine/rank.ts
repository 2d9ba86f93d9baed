import type {SearchIndex} from './build';
import {type Match, matchUnit} from './match';
import type {Unit} from './query';
import {sharesOf} from './shares';
import type {Weights} from './weights';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  /** Share of the query that the section and its headings contain. */
  readonly covered: number;
}

/** Ranks the sections that match a query. */
export function rank(
  index: SearchIndex,
  units: readonly Unit[],
  priors: Float32Array,
  allowed: (page: number) => boolean,
  weights: Weights,
): Ranked[] {
  const matches = units.map((unit) => matchUnit(index, unit, weights));
  const needed = matches.filter(({unit}) => !unit.optional);
  const options = matches.filter(({unit}) => unit.isOption).map(({heading}) => heading);
  const total = sum(needed, ({unit}) => unit.weight);
  const shareOf = sharesOf(units);
  const averagePage = index.all.length / Math.max(1, index.pages.length);
  const ranked: Ranked[] = [];
  index.pages.forEach(({first, end, aliases}, page) => {
    const coverage = sum(needed, ({unit, quality}) => unit.weight * highest(quality, first, end)) / total;
    if (!allowed(page) || coverage === 0) {
      return;
    }
    const title = shareOf(index.headings[first]);
    const long = (end - first) / averagePage;
    const half = weights.massHalf * (1 - weights.massLength + weights.massLength * long);
    const ofPage =
      (weights.mass * coverage * massOf(needed, first, end, half)) / total +
      weights.title * title +
      weights.alias * shareOf(aliases);
    for (let section = first; section < end; section += 1) {
      const found = sum(matches, ({unit, strength}) => unit.weight * (strength[section] ?? 0)) / total;
      if (found > 0) {
        const covered = sum(needed, ({unit, quality}) => unit.weight * (quality[section] ?? 0)) / total;
        const heading = Math.max(
          section === first ? title : shareOf(index.headings[section]),
          highestAt(options, section),
        );
        const score = found * covered + ofPage + weights.heading * heading + weights.ask * shareOf(index.asks[section]);
        ranked.push({section, score: score * (priors[section] ?? 1), covered});
      }
    }
  });
  return spread(index, ranked.sort(byScore), weights);
}

/** Lowers further sections of a page, and drops scores below the cutoff. */
function spread(index: SearchIndex, ranked: readonly Ranked[], {further, cutoff}: Weights): Ranked[] {
  const seen = new Map<number, number>();
  const worth = ranked.map(({section, score, covered}) => {
    const page = index.all[section]?.page ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {section, score: score * further ** before, covered};
  });
  const least = (ranked[0]?.score ?? 0) * cutoff;
  return worth.filter(({score}) => score >= least).sort(byScore);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section;
}

/** Saturated sum of the matches in a page's sections over all units. */
function massOf(matches: readonly Match[], from: number, to: number, half: number): number {
  return sum(matches, ({unit, strength}) => {
    let mass = 0;
    for (let at = from; at < to; at += 1) {
      mass += strength[at] ?? 0;
    }
    return (unit.weight * mass) / (mass + half);
  });
}

function highestAt(lists: readonly Float32Array[], at: number): number {
  return Math.max(0, ...lists.map((values) => values[at] ?? 0));
}

function highest(values: Float32Array, from: number, to: number): number {
  let best = 0;
  for (let at = from; at < to; at += 1) {
    best = Math.max(best, values[at] ?? 0);
  }
  return best;
}

function sum(matches: readonly Match[], value: (match: Match) => number): number {
  return matches.reduce((total, match) => total + value(match), 0);
}
