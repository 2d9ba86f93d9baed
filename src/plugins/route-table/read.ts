import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

import type {ChunkNames, Route} from './types';

/** What Docusaurus generates about the routes of a site. */
export interface GeneratedRoutes {
  readonly routes: readonly Route[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Module of each chunk. */
  readonly modules: Readonly<Record<string, string>>;
}

const start = 'export default';
const entry = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), "([^"]+)"/gm;

/**
 * Reads the routes that Docusaurus generated.
 *
 * @param dir folder of the generated files
 * @throws if a file does not have the form that Docusaurus gives it
 */
export function readRoutes(dir: string): GeneratedRoutes {
  const read = (file: string): string => readFileSync(join(dir, file), 'utf8');
  const chunkNames = JSON.parse(read('routesChunkNames.json')) as GeneratedRoutes['chunkNames'];
  const modules = Object.fromEntries(Array.from(read('registry.js').matchAll(entry), ([, key, path]) => [key, path]));
  const text = read('routes.js');
  if (!text.includes(start) || Object.keys(modules).length === 0) {
    throw new Error(`${dir}: routes.js or registry.js does not have the form that Docusaurus 3.10 gives it`);
  }
  const list = text.slice(text.indexOf(start) + start.length).replace(/;\s*$/, '');
  const components = {ComponentCreator: (_: string, hash = '') => hash};
  const routes = runInNewContext(`(${list})`, components) as readonly Route[];
  return {routes, chunkNames, modules};
}
