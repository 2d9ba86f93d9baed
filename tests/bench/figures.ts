/** Middle and range of one figure over all rounds. */
export interface Figure {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Sums up what was measured.
 *
 * @param values one for each round, at least one
 */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  return {median: sorted[Math.floor(sorted.length / 2)]!, least: sorted[0]!, most: sorted.at(-1)!};
}

/** A figure for a reader: its middle, and its range where the rounds differ. */
export function show({median, least, most}: Figure): string {
  const text = (value: number): string => (Math.abs(value) < 10 ? value.toFixed(2) : String(Math.round(value)));
  return least === most ? text(median) : `${text(median)} (${text(least)}–${text(most)})`;
}
