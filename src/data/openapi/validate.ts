import {getIn, isObject, keysOf, resolve} from './json';
import {type Operation, operationsOf} from './operations';
import type {Json, JsonObject} from './types';

const maximumDepth = 120;

/** Asserts that a value is an OpenAPI 3 document that can be rendered; throws one line about the first error. */
export function checkDocument(value: Json): JsonObject {
  if (!isObject(value)) {
    throw new Error('it does not hold an object');
  }
  const {openapi, info, paths} = value;
  if (typeof openapi !== 'string' || !/^3\.\d/.test(openapi)) {
    throw new Error('it has no line "openapi: 3.x"');
  }
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.version !== 'string') {
    throw new Error('its "info" lacks a title or a version');
  }
  if (!isObject(paths) || Object.keys(paths).length === 0) {
    throw new Error('it has no paths');
  }
  checkNode(value, value, [], 0);
  checkPaths(value, paths);
  operationsOf(value).forEach(checkOperation);
  return value;
}

/** Keys whose values are API data rather than schema. */
const literalKeys = new Set(['example', 'default', 'const', 'enum', 'value']);

function checkNode(document: JsonObject, value: Json | undefined, keys: readonly string[], depth: number): void {
  if (depth > maximumDepth) {
    throw new Error(`it is nested more than ${maximumDepth} levels deep at ${keys.slice(0, 4).join(' > ')}`);
  }
  const named = keys.at(-1) === 'properties';
  if (isObject(value) && !named && typeof value.$ref === 'string') {
    checkReference(document, value.$ref);
  }
  for (const [key, entry] of Object.entries(value ?? {}) as [string, Json][]) {
    if (key === '__proto__') {
      throw new Error('it has a key "__proto__"');
    }
    if (typeof entry === 'object' && (named || !literalKeys.has(key))) {
      checkNode(document, entry, [...keys, key], depth + 1);
    }
  }
}

function checkReference(document: JsonObject, ref: string): void {
  const keys = keysOf(ref);
  if (!keys) {
    throw new Error(`its reference "${ref}" leaves the document`);
  }
  if (getIn(document, keys) === undefined || resolve(document, {$ref: ref}) === undefined) {
    throw new Error(`its reference "${ref}" cannot be resolved`);
  }
}

function checkPaths(document: JsonObject, paths: JsonObject): void {
  for (const [path, item] of Object.entries(paths).filter(([name]) => !name.startsWith('x-'))) {
    if (!path.startsWith('/') || !isObject(resolve(document, item))) {
      throw new Error(`its path "${path}" is not usable`);
    }
  }
}

function checkOperation({method, path, parameters, responses}: Operation): void {
  const where = `${method.toUpperCase()} ${path}`;
  if (responses.length === 0) {
    throw new Error(`${where} has no responses`);
  }
  if (parameters.some(({name, in: place}) => typeof name !== 'string' || typeof place !== 'string')) {
    throw new Error(`${where} has a parameter without a name`);
  }
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);
  const missing = [...path.matchAll(/\{([^}]+)\}/g)]
    .map(([, name]) => name ?? '')
    .find((name) => !inPath.includes(name));
  if (missing !== undefined) {
    throw new Error(`${where} does not describe "${missing}" of its path`);
  }
}
