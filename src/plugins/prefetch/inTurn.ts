type Prefetch = Window['docusaurus']['prefetch'];

/**
 * Fetches one page after the other: each of dozens of links in view asks for some files, and all at once they would compete
 * with what the visitor asks for.
 *
 * @param prefetch fetches the files of one page
 * @param idle resolves when the browser has nothing else to do
 */
export function inTurn(prefetch: Prefetch, idle: () => Promise<unknown>): Prefetch {
  let last: Promise<unknown> = Promise.resolve();
  return (path) => {
    const turn = last.then(idle).then(async () => (await prefetch(path)) || []);
    last = turn;
    return turn;
  };
}
