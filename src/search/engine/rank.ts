import {aliasSharesOf} from './aliases';
import type {SearchIndex} from './build';
import {type Match, matchUnit} from './match';
import {proximityOf} from './proximity';
import type {Unit} from './query';
import {titleSharesOf} from './titles';
import type {Weights} from './weights';

/** A section that answers a query. */
export interface Ranked {
  readonly section: number;
  readonly score: number;
}

/** How many of the best sections are looked at again, word by word. */
const reread = 80;

/** Sections that answer a query, the best first. */
export function rank(
  index: SearchIndex,
  units: readonly Unit[],
  priors: Float32Array,
  allowed: (page: number) => boolean,
  weights: Weights,
): Ranked[] {
  const matches = units.map((unit) => matchUnit(index, unit, weights));
  const needed = matches.filter(({unit}) => !unit.optional);
  const names = matches.filter(({unit}) => unit.optional);
  const options = names.filter(({unit}) => unit.isOption).map(({heading}) => heading);
  const total = sum(needed, ({unit}) => unit.weight);
  const titles = titleSharesOf(index, units);
  const aliases = aliasSharesOf(index, units);
  const otherProduct = otherProductsOf(index, units, weights.otherProduct);
  const isQuestion = units[0]?.filler === true;
  const averagePage = index.all.length / Math.max(1, index.pages.length);
  const ranked: Ranked[] = [];
  index.pages.forEach(({first, end, group}, page) => {
    if (!allowed(page)) {
      return;
    }
    const pageBest = needed.map(
      ({strength, quality}) => [highest(strength, first, end), highest(quality, first, end)] as const,
    );
    const pageCoverage = sum(needed, ({unit}, at) => unit.weight * (pageBest[at]?.[1] ?? 0)) / total;
    const pageScore =
      (sum(needed, ({unit}, at) => unit.weight * (pageBest[at]?.[0] ?? 0)) / total) *
      pageCoverage ** weights.pageCoverage;
    if (pageCoverage === 0) {
      return;
    }
    const title = titles(first, needed);
    const long = (end - first) / averagePage;
    const half = weights.massHalf * (1 - weights.massLength + weights.massLength * long);
    const mass = massOf(needed, first, end, half) / total;
    const pageFactor =
      (otherProduct[page] ?? 1) * (isQuestion && /reference/i.test(group) ? weights.referenceForQuestion : 1);
    const ofPage =
      weights.page * pageScore +
      weights.mass * pageCoverage * mass +
      weights.title * title +
      weights.alias * aliases(page);
    for (let section = first; section < end; section += 1) {
      const found =
        (nameAt(names, section, weights) + sum(needed, ({unit, strength}) => unit.weight * (strength[section] ?? 0))) /
        total;
      if (found > 0) {
        const coverage = sum(needed, ({unit, quality}) => unit.weight * (quality[section] ?? 0)) / total;
        const own = found * (weights.uncovered + (1 - weights.uncovered) * coverage ** weights.coverage);
        const heading = Math.max(section === first ? title : titles(section, needed), highestAt(options, section));
        const score = own + ofPage + weights.heading * heading;
        ranked.push({section, score: score * (priors[section] ?? 1) * pageFactor});
      }
    }
  });
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  return spread(index, readAgain(index, units, ranked, priors, weights), weights);
}

/** For each page what its score is worth: less when the query names a product, and the page is about another. */
function otherProductsOf(index: SearchIndex, units: readonly Unit[], factor: number): number[] {
  const named = index.productTerms.map((terms) =>
    units.some(({alternatives}) =>
      alternatives.some(({terms: found, prefix}) => !prefix && found.length === 1 && terms.has(found[0] ?? -1)),
    ),
  );
  return named.map((isNamed) => (isNamed || !named.includes(true) ? 1 : factor));
}

/** Adds the bonus for words that stand together. */
function readAgain(
  index: SearchIndex,
  units: readonly Unit[],
  ranked: Ranked[],
  priors: Float32Array,
  weights: Weights,
): Ranked[] {
  const nearby = proximityOf(index, units);
  const best = ranked.slice(0, reread).map(({section, score}) => ({
    section,
    score: score + weights.proximity * nearby(section) * (priors[section] ?? 1),
  }));
  return [...best, ...ranked.slice(reread)].sort((a, b) => b.score - a.score || a.section - b.section);
}

/** Lets further sections of a page step back, and leaves out what is far below the best. */
function spread(index: SearchIndex, ranked: readonly Ranked[], {further, cutoff}: Weights): Ranked[] {
  const seen = new Map<number, number>();
  const worth = ranked.map(({section, score}) => {
    const page = index.all[section]?.page ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {section, score: score * further ** before};
  });
  const least = (ranked[0]?.score ?? 0) * cutoff;
  return worth.filter(({score}) => score >= least).sort((a, b) => b.score - a.score || a.section - b.section);
}

/** What the names of a query count in a section: the best one, and some of the others. */
function nameAt(names: readonly Match[], section: number, {furtherNames}: Weights): number {
  const found = names.map(({unit, strength}) => unit.weight * (strength[section] ?? 0));
  const best = Math.max(0, ...found);
  return best + furtherNames * (found.reduce((all, value) => all + value, 0) - best);
}

/** How strongly the sections of a page match together: for each unit the sum, which counts half at the given value. */
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

function sum(matches: readonly Match[], value: (match: Match, at: number) => number): number {
  return matches.reduce((total, match, at) => total + value(match, at), 0);
}
