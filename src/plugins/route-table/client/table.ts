import registry from '@generated/registry';
import parts from '@generated/route-table/parts';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';

import {folders} from '../../client-build/folders';
import {keyOf, nameOf} from '../key';
import type {Part} from '../types';

import {create} from './routes';

type Routes = (typeof routes)[number]['routes'];

const files = new Map<string, string>();
const added = new Set<Part>();
const fileOf = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (chunk) => files.get(String(chunk)) ?? fileOf(chunk);

/**
 * Loads the part of the table of routes that knows a page, if it is not there yet.
 *
 * @param path address of a page; one that no page has changes nothing
 */
export async function loadRoutes(path: string): Promise<void> {
  const key = keyOf(decodeURI(path));
  const [, load] = parts.filter(([first]) => first <= key).at(-1) ?? [];
  const part = await load?.();
  if (part && !added.has(part)) {
    added.add(part);
    add(part);
  }
}

function add({leaves, registry: loaders, files: names}: Part): void {
  for (const [id = '', name = ''] of names.split(' ').map((file) => file.split(':'))) {
    const file = `${folders.scripts}/${name}.js`;
    // The bundler asks by id, Docusaurus by name.
    files.set(id, file).set(name.split('.')[0] ?? '', file);
  }
  Object.assign(registry, loaders);
  for (const {at, route, chunks} of leaves) {
    Object.assign(chunkNames, {[nameOf(route)]: chunks});
    const list = at.reduce<Routes | undefined>((all, index) => all?.[index]?.routes, routes);
    list?.push(create(route));
  }
}
