/** Tag of a test that `npm test` leaves to `npm run check`. */
export const whole = {tag: '@whole'};

/** Tag of row `at` of a table of tests: `npm test` runs the first `kept` rows, and `npm run check` all. */
export function row(at: number, kept = 1): {readonly tag: string[]} {
  return {tag: at < kept ? [] : [whole.tag]};
}
