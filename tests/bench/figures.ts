/** Median and range of a figure over all rounds. */
export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Summarizes measurements.
 * @param values one for each round, at least one
 */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  return {median: sorted[Math.floor(sorted.length / 2)]!, least: sorted[0]!, most: sorted.at(-1)!};
}

/** Formats the median, and the range if rounds differ. */
export function show({median, least, most}: Figure): string {
  const text = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : String(Math.round(value)));
  return least === most ? text(median) : `${text(median)} (${text(least)}–${text(most)})`;
}
