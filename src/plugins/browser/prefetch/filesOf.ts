type Names = string | {readonly [key: string]: Names} | readonly Names[];

/** Chunks by route; the keys are the path and a hash that distinguishes routes of the same path. */
export type ChunkNames = Readonly<Record<string, Names>>;

/**
 * Creates the function that lists the files of a page. Docusaurus 3.10 matches all routes for every link in view and
 * requests the files of all parent routes again, a quarter of the work of a navigation.
 * @param chunkNames of all routes
 * @param fileOf address of a chunk's file, if it has one of its own
 * @returns files of the page at a path that were not returned before
 */
export function filesOf(chunkNames: ChunkNames, fileOf: (chunk: string) => string | undefined) {
  const routes: Record<string, string[]> = {};
  /** Paths of plugins; their routes are the parents of the pages' routes. */
  const around: string[] = [];
  Object.entries(chunkNames).forEach(([key, names]) => {
    const path = key.replace(/-[^-]+$/, '');
    (routes[path] ??= []).push(...flat(names));
    if (typeof names === 'object' && '__context' in names) {
      around.push(path);
    }
  });
  around.sort((a, b) => b.length - a.length);
  const returned = new Set<string>();
  return (path: string): string[] => {
    const outer = around.find((start) => path.startsWith(start)) ?? '';
    const chunks = [...(routes[outer] ?? []), ...(routes[path] ?? [])];
    const files = chunks.flatMap((chunk) => fileOf(chunk) ?? []);
    return files.filter((file) => !returned.has(file) && returned.add(file));
  };
}

function flat(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);
}
