import {getOwn, isNameMap, isObject} from './json';
import type {Json, JsonObject} from './types';

/** Keys whose values are texts, taken from our document. */
const wording = new Set('title summary description example examples externalDocs operationId tags servers'.split(' '));

/**
 * Merges the structure of the published document with our texts, matched by method, path and name. Published texts
 * remain where ours has no counterpart; our order is kept.
 */
export function mergeDescriptions(published: JsonObject, ours: JsonObject): JsonObject {
  return joinObject(published, ours, false);
}

function join(published: Json, ours: Json | undefined, named: boolean): Json {
  if (Array.isArray(published)) {
    return joinList(published, Array.isArray(ours) ? ours : []);
  }
  return isObject(published) ? joinObject(published, isObject(ours) ? ours : undefined, named) : published;
}

function joinObject(published: JsonObject, ours: JsonObject | undefined, named: boolean): JsonObject {
  const joined: JsonObject = {};
  for (const key of new Set([...Object.keys(ours ?? {}), ...Object.keys(published)])) {
    const worded = !named && wording.has(key);
    const value = getOwn(published, key);
    if (worded && ours) {
      const words = getOwn(ours, key);
      if (words !== undefined) {
        joined[key] = words;
      }
    } else if (value !== undefined) {
      joined[key] = worded ? value : join(value, getOwn(ours, key), isNameMap(named, key, value));
    }
  }
  return joined;
}

function joinList(published: readonly Json[], ours: readonly Json[]): Json[] {
  const counterpart = (entry: Json, i: number): Json | undefined =>
    isParameter(entry)
      ? ours.find((other) => isParameter(other) && other.name === entry.name && other.in === entry.in)
      : ours[i];
  const pairs = published.map((entry, i) => ({entry, ours: counterpart(entry, i)}));
  const place = ({ours: found}: {ours: Json | undefined}): number =>
    found === undefined ? ours.length : ours.indexOf(found);
  const ordered = published.some(isParameter) ? pairs.sort((a, b) => place(a) - place(b)) : pairs;
  return ordered.map((pair) => join(pair.entry, pair.ours, false));
}

function isParameter(value: Json): value is JsonObject {
  return isObject(value) && typeof value.name === 'string' && typeof value.in === 'string';
}
