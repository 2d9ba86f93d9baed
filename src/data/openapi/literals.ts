import {isObject} from './json';
import {nameMaps} from './texts';
import type {Json} from './types';

const moreMaps = new Set(['examples', 'pathItems', 'dependentSchemas', 'definitions', 'scopes']);
const literal = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Whether an entry is a map with names of the API; `isInMap` says so of its holder. */
export function isNameMap(isInMap: boolean, key: string, entry: Json): boolean {
  return !isInMap && isObject(entry) && (nameMaps.has(key) || moreMaps.has(key));
}

/** Whether an entry holds data of the API rather than a part of the description. */
export function isLiteral(isInMap: boolean, key: string, entry: Json): boolean {
  return !isInMap && (literal.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(entry)));
}
