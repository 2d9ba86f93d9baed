import type {Alternative, Query, Unit} from './query';
import type {SearchIndex} from './searchIndex';
import type {Phrase} from './texts';
import {weights} from './weights';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  /** Share of the query that the section and its headings contain. */
  readonly covered: number;
}

/** What a search takes into account besides the query. */
interface Circumstances {
  readonly isAllowed: (page: number) => boolean;
  /** Product of the page where the search was opened. */
  readonly opened: string | undefined;
  readonly isSymptom: boolean;
}

/** Matches of one unit in each section, from 0 to 1. */
interface Match {
  readonly unit: Unit;
  /** From the fields. */
  readonly strength: Float32Array;
  /** How exact it is in the section and its headings: 1 for the word itself, less for a synonym. */
  readonly quality: Float32Array;
}

/** Ranks the sections that match a query. */
export function rank(index: SearchIndex, {units, product}: Query, circumstances: Circumstances): Ranked[] {
  const {isAllowed, opened, isSymptom} = circumstances;
  const {sections} = index.texts;
  const matches = units.map((unit) => matchUnit(index, unit));
  const needed = matches.filter(({unit}) => !unit.optional);
  const total = needed.reduce((all, {unit}) => all + unit.weight, 0);
  const strengths = weighed(matches.map(({unit, strength}) => [unit.weight / total, strength]));
  const coverages = weighed(needed.map(({unit, quality}) => [unit.weight / total, quality]));
  const shareOf = sharesOf(units);
  const headingShare = (section: number): number => shareOf(sections[section]?.names);
  const ranked: Ranked[] = [];
  index.pages.forEach((page, number) => {
    const {first, end} = page;
    const coverage =
      needed.reduce((all, {unit, quality}) => all + unit.weight * highest(quality, first, end), 0) / total;
    if (!isAllowed(number) || coverage === 0) {
      return;
    }
    const title = headingShare(first);
    const ofPage = weights.page * coverage + weights.title * title + weights.alias * shareOf(page.aliases);
    const factor =
      page.prior *
      (product === page.product ? weights.named : 1) *
      (product === undefined && opened === page.product ? weights.near : 1);
    for (let section = first; section < end; section += 1) {
      const found = strengths[section] ?? 0;
      if (found > 0) {
        const covered = coverages[section] ?? 0;
        const heading = section === first ? title : headingShare(section);
        const ask = shareOf(index.asksOf(section));
        const score = found * covered + ofPage + weights.heading * heading + weights.ask * ask;
        ranked.push({
          section,
          score: score * factor * (!isSymptom && sections[section]?.isTrouble ? weights.trouble : 1),
          covered,
        });
      }
    }
  });
  return spread(index, ranked.sort(byScore));
}

/** Matches a unit against all sections. */
function matchUnit(index: SearchIndex, unit: Unit): Match {
  const size = index.texts.sections.length;
  const [strength, quality] = [new Float32Array(size), new Float32Array(size)];
  for (const {terms, weight} of unit.alternatives) {
    const [first, ...rest] = terms.map((term) => index.placesOf(term));
    first?.forEach((place, section) => {
      const least = Math.min(place, ...rest.map((places) => places.get(section) ?? 0));
      if (least > 0) {
        raise(strength, section, (weight * least) / (least + 1));
        raise(quality, section, weight);
      }
    });
  }
  return {unit, strength, quality};
}

/**
 * Returns a function for the best overlap of the query and some phrases: the share of the query in the phrase, times
 * the root of the share of the phrase in the query.
 */
function sharesOf(units: readonly Unit[]): (phrases: readonly Phrase[] | undefined) => number {
  const needed = units.filter(({optional}) => !optional);
  const total = needed.reduce((all, {weight}) => all + weight, 0);
  const asked = new Map<string, number>();
  for (const {terms, weight} of needed.flatMap(({alternatives}) => alternatives)) {
    terms.forEach((term) => asked.set(term, Math.max(asked.get(term) ?? 0, weight)));
  }
  const shareOf = ({words, terms}: Phrase): number => {
    const found = words.reduce((all, word) => all + Math.max(0, ...word.map((term) => asked.get(term) ?? 0)), 0);
    if (found === 0) {
      return 0;
    }
    const held = needed.reduce((all, {alternatives, weight}) => all + weight * bestIn(alternatives, terms) ** 2, 0);
    return (held / total) * Math.sqrt(found / words.length);
  };
  return (phrases = []) => phrases.reduce((best, phrase) => Math.max(best, shareOf(phrase)), 0);
}

function bestIn(alternatives: readonly Alternative[], terms: ReadonlySet<string>): number {
  return alternatives.reduce(
    (best, {terms: sought, weight}) => (weight > best && sought.every((term) => terms.has(term)) ? weight : best),
    0,
  );
}

/** Lowers further sections of a page, and drops scores below the cutoff. */
function spread(index: SearchIndex, ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<number, number>();
  const worth = ranked.map(({section, score, covered}) => {
    const page = index.texts.sections[section]?.page ?? 0;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return {section, score: score * weights.further ** before, covered};
  });
  const least = (ranked[0]?.score ?? 0) * weights.cutoff;
  return worth.filter(({score}) => score >= least).sort(byScore);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.section - b.section;
}

function highest(values: Float32Array, from: number, to: number): number {
  return values.subarray(from, to).reduce((best, value) => Math.max(best, value), 0);
}

function raise(values: Float32Array, at: number, value: number): void {
  values[at] = Math.max(values[at] ?? 0, value);
}

/** Sum of the values of each section, each times its weight. */
function weighed(all: readonly (readonly [weight: number, values: Float32Array])[]): Float64Array {
  const sums = new Float64Array(all[0]?.[1].length ?? 0);
  for (const [weight, values] of all) {
    values.forEach((value, section) => (sums[section] = (sums[section] ?? 0) + weight * value));
  }
  return sums;
}
