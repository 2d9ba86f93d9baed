type Prefetch = Window['docusaurus']['prefetch'];

/**
 * Fetches one page after the other: each of dozens of links in view asks for some files, and all at once they would compete
 * with what the visitor asks for.
 *
 * @param prefetch fetches the files of one page
 * @param idle resolves when the browser has nothing else to do
 */
export function inTurn(prefetch: Prefetch, idle: () => Promise<unknown>): Prefetch {
  let last: Promise<void[]> = Promise.resolve([]);
  return (path) => {
    last = last.then(idle).then(() => prefetch(path) || []);
    return last;
  };
}
