import {isDeepStrictEqual} from 'node:util';

import {getIn, getOwn, isObject} from './json';
import type {Json, JsonObject, OverlayAction, Reason} from './types';

/** Applies an OpenAPI Overlay 1.0.0 to a copy of the document. Throws if an action has no target or no effect. */
export function applyOverlay(
  document: JsonObject,
  actions: readonly OverlayAction[],
): {document: JsonObject; reasons: Reason[]} {
  const corrected = structuredClone(document);
  for (const action of actions) {
    const keys = parseTarget(action.target);
    const before = getIn(corrected, keys);
    apply(corrected, keys, action);
    if (isDeepStrictEqual(getIn(corrected, keys), before)) {
      throw new Error(`the correction of ${action.target} no longer applies`);
    }
  }
  const reasons = actions.map(({target, update, 'x-reason': text}) => ({
    at: parseTarget(target),
    adds: isObject(update) ? Object.keys(update) : [],
    text,
  }));
  return {document: corrected, reasons};
}

function apply(document: JsonObject, keys: readonly string[], {target, update, remove}: OverlayAction): void {
  const holder = getIn(document, keys.slice(0, -1));
  const key = keys.at(-1) ?? '';
  const current = getOwn(holder, key);
  if (current === undefined) {
    throw new Error(`the correction of ${target} no longer applies`);
  }
  if (!isObject(holder)) {
    throw new Error(`the correction of ${target} is not supported`);
  }
  if (remove) {
    Reflect.deleteProperty(holder, key);
  } else if (update !== undefined) {
    holder[key] = merge(current, update);
  }
}

/** Merge rules of OpenAPI Overlay: objects by key, arrays are concatenated, other values replaced. */
function merge(current: Json | undefined, update: Json): Json {
  if (Array.isArray(current) && Array.isArray(update)) {
    return [...current, ...structuredClone(update)];
  }
  if (!isObject(current) || !isObject(update)) {
    return structuredClone(update);
  }
  const merged = {...current};
  for (const [key, value] of Object.entries(update)) {
    merged[key] = merge(getOwn(current, key), value);
  }
  return merged;
}

/** Parses a JSONPath of property names; throws if it contains anything else, such as a wildcard. */
export function parseTarget(target: string): string[] {
  if (!/^\$(\.[\w-]+|\['[^']+'\])+$/.test(target)) {
    throw new Error(`the target "${target}" is not a path of plain keys`);
  }
  return [...target.matchAll(/\.([\w-]+)|\['([^']+)'\]/g)].map(([, dotted, quoted]) => dotted ?? quoted ?? '');
}
