type Prefetch = Window['docusaurus']['prefetch'];

/**
 * Fetches one page after the other, when its link has been in view for a while: each of dozens of links asks for some files,
 * and all at once they would compete with what the visitor asks for first.
 *
 * @param prefetch fetches the files of one page
 * @param rest resolves when a link that came into view now has been there long enough
 * @param idle resolves when the browser has nothing else to do
 */
export function inTurn(prefetch: Prefetch, rest: () => Promise<unknown>, idle: () => Promise<unknown>): Prefetch {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const rested = rest();
    const turn = last
      .then(() => rested)
      .then(idle)
      .then(async () => (await prefetch(path)) || []);
    // One that fails does not hold up the others.
    last = turn.catch(() => []);
    return turn;
  };
}
