import {keyOf, nameOf} from './key';
import type {ChunkNames, Leaf, Route} from './types';

/** The routes of a site: what every page needs, and the routes of the pages in parts of limited size. */
export interface SplitRoutes {
  /** The tree without the pages under it; pages of their own, which are few, stay. */
  readonly frame: readonly Route[];
  readonly parts: readonly (readonly Leaf[])[];
}

/**
 * Takes the pages out of the tree of routes, in the order of their addresses.
 *
 * @param routes tree as Docusaurus generates it
 * @param chunkNames names of the chunks of each component, by address and hash
 * @param size most pages of a part
 */
export function splitRoutes(
  routes: readonly Route[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
  size: number,
): SplitRoutes {
  const leaves: Leaf[] = [];
  const take = (route: Route, at: readonly number[]): Route => {
    if (!route.routes) {
      return route;
    }
    const inner = route.routes.filter((one) => one.routes);
    route.routes
      .filter((one) => !one.routes)
      .forEach((leaf) => leaves.push({at, route: leaf, chunks: chunkNames[nameOf(leaf)] ?? {}}));
    return {...route, routes: inner.map((one, index) => take(one, [...at, index]))};
  };
  const frame = routes.map((route, index) => take(route, [index]));
  const pathOf = ({route}: Leaf): string => keyOf(route.path);
  leaves.sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
  const count = Math.ceil(leaves.length / size);
  return {frame, parts: Array.from({length: count}, (_, part) => leaves.slice(part * size, (part + 1) * size))};
}

/** All names of chunks in a record. */
export function flatten(chunks: ChunkNames): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(flatten);
}
