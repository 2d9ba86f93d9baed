import type {SearchIndex} from './build';
import type {Unit} from './query';

/** Words apart that still count as together. */
const reach = 3;

/** Tells which share of the neighbors in a query are neighbors in a section too, in the same order. */
export function proximityOf(index: SearchIndex, units: readonly Unit[]): (section: number) => number {
  const needed = units.filter(({optional, filler}) => !optional && !filler);
  const unitOf = new Map<number, {unit: number; weight: number}>();
  needed.forEach(({alternatives}, unit) => {
    for (const {terms, weight} of alternatives) {
      terms.forEach((term) => (unitOf.get(term)?.weight ?? 0) < weight && unitOf.set(term, {unit, weight}));
    }
  });
  const worth = needed.slice(1).map(({weight}, at) => Math.min(weight, needed[at]?.weight ?? 0));
  const total = worth.reduce((sum, value) => sum + value, 0);
  return (section) => {
    const best = new Map<number, number>();
    const {heading = [], text = []} = index.all[section] ?? {};
    for (const words of [heading, text]) {
      let last = {unit: -1, at: -reach, weight: 0};
      let at = 0;
      for (const number of words) {
        const terms = index.termsByWord[number] ?? [];
        at += terms.length > 0 ? 1 : 0;
        for (const term of terms) {
          const found = unitOf.get(term);
          if (found) {
            if (found.unit === last.unit + 1 && at - last.at <= reach) {
              const closeness = (found.weight * last.weight) / Math.max(1, at - last.at);
              best.set(found.unit, Math.max(best.get(found.unit) ?? 0, closeness));
            }
            last = {unit: found.unit, at, weight: found.weight};
          }
        }
      }
    }
    return total > 0
      ? Array.from(best).reduce((sum, [unit, weight]) => sum + weight * (worth[unit - 1] ?? 0), 0) / total
      : 0;
  };
}
