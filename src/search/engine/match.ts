import type {SearchIndex} from './build';
import {type Found, lookUp} from './lookup';
import type {Unit} from './query';
import type {Weights} from './weights';

/** Match of one unit in each section, from 0 to 1. */
export interface Match {
  readonly unit: Unit;
  /** From fields and term frequency. */
  readonly strength: Float32Array;
  /** How exact the match is in the section and its headings: 1 for the word itself, less for a synonym. */
  readonly quality: Float32Array;
  /** How exact the match is in the heading alone. */
  readonly heading: Float32Array;
}

/** Matches a unit against all sections. */
export function matchUnit(index: SearchIndex, unit: Unit, weights: Weights): Match {
  const size = index.all.length;
  const strength = new Float32Array(size);
  const quality = new Float32Array(size);
  const heading = new Float32Array(size);
  for (const {terms, weight} of unit.alternatives) {
    const {sections, sums, inHeading} = together(terms.map((term) => lookUp(index, term, weights)));
    sections.forEach((section, at) => {
      const sum = sums[at] ?? 0;
      raise(strength, section, (weight * sum) / (sum + weights.half));
      raise(quality, section, weight);
      raise(heading, section, inHeading[at] ? weight : 0);
    });
  }
  return {unit, strength, quality, heading};
}

/** Sections that have all terms, with the weight of the weakest. */
function together([first, ...rest]: readonly Found[]): Found {
  return rest.reduce<Found>(
    (found, next) => {
      const places = new Map(next.sections.map((section, at) => [section, at]));
      const kept = found.sections.flatMap((section, at) => {
        const other = places.get(section);
        return other === undefined ? [] : [[section, at, other] as const];
      });
      return {
        sections: kept.map(([section]) => section),
        sums: kept.map(([, at, other]) => Math.min(found.sums[at] ?? 0, next.sums[other] ?? 0)),
        inHeading: kept.map(([, at, other]) => (found.inHeading[at] ?? false) && (next.inHeading[other] ?? false)),
      };
    },
    first ?? {sections: [], sums: [], inHeading: []},
  );
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) {
    values[at] = value;
  }
}
