import {keyOf, nameOf} from './key';
import type {GeneratedRoutes} from './read';
import {flatten, splitRoutes} from './split';

/** Modules of the table of routes and what the bundler has to know about them. */
export interface RouteModules {
  /** Text by name of the file. */
  readonly files: Readonly<Record<string, string>>;
  /** For each part, in order, the chunks that its pages alone need. */
  readonly own: readonly (readonly string[])[];
}

/** Name of the chunk that holds a part. */
export const partName = (index: number): string => `routes-${index}`;

/** Text that stands where a part tells the files of its chunks until they have names. */
export const filesMark = (index: number): string => `files of ${partName(index)}`;

/**
 * Writes the modules that replace the one table of all routes.
 *
 * @param generated routes of the site
 * @param size most pages of a part
 */
export function routeModules({routes, chunkNames, modules}: GeneratedRoutes, size: number): RouteModules {
  const {frame, parts} = splitRoutes(routes, chunkNames, size);
  const uses = Object.values(chunkNames).flatMap((chunks) => Array.from(new Set(flatten(chunks))));
  const isShared = (name: string): boolean => uses.indexOf(name) !== uses.lastIndexOf(name);
  const own = parts.map((leaves) => leaves.flatMap(({chunks}) => flatten(chunks)).filter((name) => !isShared(name)));
  const load = (name: string, module = ''): string => `() => import(/* webpackChunkName: "${name}" */ ${text(module)})`;
  const registry = (names: readonly string[]): string =>
    `{${names.map((name) => `${text(name)}: [${load(name, modules[name])}]`)}}`;
  const moved = {chunks: new Set(own.flat()), routes: new Set(parts.flat().map(({route}) => nameOf(route)))};
  const list = parts.map(
    ([leaf], index) => `[${text(keyOf(leaf?.route.path ?? ''))}, ${load(partName(index), `./${partName(index)}.js`)}]`,
  );
  const files = {
    'frame.js': `export default ${text(frame)};`,
    'chunkNames.js': `export default ${text(without(chunkNames, moved.routes))};`,
    'registry.js': `export default ${registry(Object.keys(without(modules, moved.chunks)))};`,
    'parts.js': `export default [${list}];`,
    ...Object.fromEntries(
      parts.map((leaves, index) => [
        `${partName(index)}.js`,
        `export const leaves = ${text(leaves)};
export const registry = ${registry(own[index] ?? [])};
export const files = ${text(filesMark(index))};`,
      ]),
    ),
  };
  return {files, own};
}

function without<T>(record: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}

const text = (value: unknown): string => JSON.stringify(value);
