import type {SearchIndex} from './build';
import type {Weights} from './weights';

/** Parallel arrays: section, sum of field weights, whether the section's heading has the term. */
export interface Found {
  readonly sections: readonly number[];
  readonly sums: readonly number[];
  readonly inHeading: readonly boolean[];
}

/** Sums the field weights of a term for all sections that have it. */
export function lookUp(index: SearchIndex, term: number, {field, saturation, lengthShare}: Weights): Found {
  const places = new Map<number, number>();
  const sections: number[] = [];
  const sums: number[] = [];
  const inHeading: boolean[] = [];
  const add = (section: number, value: number): number => {
    const known = places.get(section);
    const at = known ?? sections.push(section) - 1;
    if (known === undefined) {
      places.set(section, at);
    }
    sums[at] = (sums[at] ?? 0) + value;
    return at;
  };
  index.inText.each(term, (section, count) => {
    const length = (index.all[section]?.text.length ?? 0) / index.averageLength;
    const slowed = count + saturation * (1 - lengthShare + lengthShare * length);
    add(section, (field.text * count * (1 + saturation)) / slowed);
  });
  index.inHeading.each(term, (section) => {
    const depth = index.all[section]?.depth ?? 1;
    inHeading[add(section, field.heading)] = true;
    for (let below = section + 1; depth === 1 && (index.all[below]?.depth ?? 0) > 1; below += 1) {
      add(below, field.title);
    }
  });
  index.inAsks.each(term, (section) => add(section, field.ask));
  index.pagesByAliasTerm.get(term)?.forEach(({first, end}) => {
    for (let section = first; section < end; section += 1) {
      add(section, field.alias);
    }
  });
  return {sections, sums, inHeading};
}
