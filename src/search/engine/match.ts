import type {SearchIndex} from './build';
import type {Unit} from './query';
import type {Weights} from './weights';

/** How one unit of a query is found: a number from 0 to 1 for each section. */
export interface Match {
  readonly unit: Unit;
  /** Strength, from fields and repetition. */
  readonly strength: Float32Array;
  /** Faithfulness to what was typed, wherever it was found: in the section or in the headings above it. */
  readonly quality: Float32Array;
  /** Faithfulness in the heading alone. */
  readonly heading: Float32Array;
}

/** Looks a unit up in all sections. */
export function matchUnit(index: SearchIndex, unit: Unit, weights: Weights): Match {
  const size = index.all.length;
  const match: Match = {
    unit,
    strength: new Float32Array(size),
    quality: new Float32Array(size),
    heading: new Float32Array(size),
  };
  for (const {terms, weight} of unit.alternatives) {
    const parts = terms.map((term) => lookUp(index, term, weights));
    const [first, ...rest] = parts;
    first?.sections.forEach((section) => {
      const sum = rest.reduce((least, part) => Math.min(least, part.sums[section] ?? 0), first.sums[section] ?? 0);
      const inHeading = parts.every((part) => part.inHeading.has(section));
      if (sum > 0) {
        raise(match.strength, section, (weight * sum) / (sum + weights.half));
        raise(match.quality, section, weight);
        raise(match.heading, section, inHeading ? weight : 0);
      }
    });
  }
  return match;
}

interface LookUp {
  readonly sections: readonly number[];
  readonly sums: Float32Array;
  readonly inHeading: ReadonlySet<number>;
}

/** Adds up the fields of all sections in which a term counts. */
function lookUp(index: SearchIndex, term: number, {field, saturation, lengthShare}: Weights): LookUp {
  const sums = new Float32Array(index.all.length);
  const sections: number[] = [];
  const inHeading = new Set<number>();
  const add = (section: number, value: number): void => {
    if (sums[section] === 0) {
      sections.push(section);
    }
    sums[section] = (sums[section] ?? 0) + value;
  };
  index.inText.each(term, (section, count) => {
    const length = (index.all[section]?.text.length ?? 0) / index.averageLength;
    add(
      section,
      (field.text * count * (1 + saturation)) / (count + saturation * (1 - lengthShare + lengthShare * length)),
    );
  });
  index.inHeading.each(term, (section) => {
    inHeading.add(section);
    const depth = index.all[section]?.depth ?? 1;
    add(section, field.heading);
    for (let below = section + 1; (index.all[below]?.depth ?? 0) > depth; below += 1) {
      add(below, depth === 1 ? field.title : field.ancestor);
    }
  });
  index.pages.forEach(({group, first, end}) => {
    if (index.groupTerms.get(group)?.has(term)) {
      for (let section = first; section < end; section += 1) {
        add(section, field.group);
      }
    }
  });
  return {sections, sums, inHeading};
}

function raise(values: Float32Array, at: number, value: number): void {
  if ((values[at] ?? 0) < value) {
    values[at] = value;
  }
}
