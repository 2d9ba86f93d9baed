type Prefetch = Window['docusaurus']['prefetch'];

/**
 * Prefetches pages one after the other, each after its link has been in view for some time; in parallel they would
 * compete with the visitor's own requests.
 * @param prefetch fetches the files of one page
 * @param rest resolves when a link has been in view long enough
 * @param idle resolves when the browser is idle
 */
export function inTurn(prefetch: Prefetch, rest: () => Promise<unknown>, idle: () => Promise<unknown>): Prefetch {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const rested = rest();
    const turn = last
      .then(() => rested)
      .then(idle)
      .then(async () => (await prefetch(path)) || []);
    // A failed page does not block the next.
    last = turn.catch(() => []);
    return turn;
  };
}
