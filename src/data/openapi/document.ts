import {parse as parseYaml} from 'yaml';

import {getIn, getOwn, isData, isJson, isNameMap, isObject, keysOf, listOf, objectOf, resolve} from './json';
import {type Operation, operationsOf} from './operations';
import type {Json, JsonObject} from './types';

const maximumDepth = 120;

/** What API pages do not show, so that a document that has it is refused. */
const unsupported = new Set(
  (
    '$dynamicRef $recursiveRef discriminator patternProperties prefixItems callbacks links encoding webhooks ' +
    'security securitySchemes variables style explode allowReserved allowEmptyValue externalValue'
  ).split(' '),
);

/** What changes the type that a reference beside it names. */
const typing = 'type nullable const properties required items additionalProperties allOf anyOf oneOf'.split(' ');

/** Reads an OpenAPI 3 document in JSON or YAML; throws one line about the first fault. */
export function readDocument(text: string): JsonObject {
  return checkDocument(parseDocument(text));
}

function parseDocument(source: string): Json {
  // This also cuts off a byte order mark.
  const text = source.trimStart();
  const start = text.slice(0, 1);
  if (start === '') {
    throw new Error('it is empty');
  }
  if (start === '<') {
    throw new Error('it is a web page, not an API description');
  }
  try {
    const value: unknown = start === '{' ? JSON.parse(text) : parseYaml(text, {maxAliasCount: 100, uniqueKeys: true});
    return JSON.parse(JSON.stringify(value ?? null)) as Json;
  } catch (error) {
    throw new Error(`it is not ${start === '{' ? 'JSON' : 'YAML'}: ${firstLine(error)}`);
  }
}

export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}

/** Asserts that a value is an OpenAPI 3 document that can be rendered; throws one line about the first error. */
export function checkDocument(value: Json): JsonObject {
  if (!isObject(value)) {
    throw new Error('it does not hold an object');
  }
  const {openapi, info, paths} = value;
  if (typeof openapi !== 'string' || !/^3\.[01]\.\d/.test(openapi)) {
    throw new Error('it has no line "openapi: 3.0.x" or "openapi: 3.1.x"');
  }
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.version !== 'string') {
    throw new Error('its "info" lacks a title or a version');
  }
  if (Object.keys(objectOf(paths)).length === 0) {
    throw new Error('it has no paths');
  }
  checkNode(value, value, [], false);
  checkPaths(value, objectOf(paths));
  operationsOf(value).forEach((operation) => checkOperation(value, operation));
  return value;
}

function checkNode(document: JsonObject, value: Json, keys: readonly string[], isMap: boolean): void {
  const place = keys.join(' > ');
  if (keys.length > maximumDepth) {
    throw new Error(`it is nested more than ${maximumDepth} levels deep at ${keys.slice(0, 4).join(' > ')}`);
  }
  if (isObject(value) && !isMap) {
    if (typeof value.$ref === 'string') {
      checkReference(document, value.$ref, place);
      const beside = typing.find((key) => Object.hasOwn(value, key));
      if (beside !== undefined) {
        throw new Error(`its "${beside}" beside a reference at ${place} is not supported`);
      }
    }
    const unknown = Object.keys(value).find(
      (key) =>
        unsupported.has(key) ||
        (key === 'servers' && place !== '') ||
        // In OpenAPI 3.0, a flag beside the limit.
        (/^exclusiveM/.test(key) && typeof value[key] === 'boolean'),
    );
    if (unknown) {
      throw new Error(`its "${unknown}" at ${place || 'the top'} is not supported`);
    }
  }
  for (const [key, entry] of typeof value === 'object' && value !== null ? Object.entries(value) : []) {
    if (key === '__proto__') {
      throw new Error('it has a key "__proto__"');
    }
    if (!isData(isMap, key, entry)) {
      checkNode(document, entry, [...keys, key], isNameMap(isMap, key, entry));
    } else if (JSON.stringify(entry).includes('"$ref"')) {
      // The OpenAPI plugin takes it for a reference.
      throw new Error(`its "$ref" in the data at ${place} > ${key} is not supported`);
    }
  }
}

function checkReference(document: JsonObject, ref: string, place: string): void {
  const keys = keysOf(ref);
  if (keys?.length !== 3 || keys[0] !== 'components') {
    const reason = ref.startsWith('#') ? 'names no component, which is not supported' : 'leaves the document';
    throw new Error(`its reference "${ref}" ${reason}, at ${place}`);
  }
  if (getIn(document, keys) === undefined || resolve(document, {$ref: ref}) === undefined) {
    throw new Error(`its reference "${ref}" cannot be resolved, at ${place}`);
  }
}

function checkPaths(document: JsonObject, paths: JsonObject): void {
  for (const [path, item] of Object.entries(paths).filter(([name]) => !name.startsWith('x-'))) {
    if (!path.startsWith('/') || !isObject(resolve(document, item))) {
      throw new Error(`its path "${path}" is not usable`);
    }
  }
}

function checkOperation(document: JsonObject, {method, path, operation, parameters, body, responses}: Operation): void {
  const where = `${method.toUpperCase()} ${path}`;
  if (listOf(operation.tags).length > 1) {
    throw new Error(`${where} has several tags, which is not supported`);
  }
  if (parameters.some(({name, in: place}) => typeof name !== 'string' || typeof place !== 'string')) {
    throw new Error(`${where} has a parameter without a name`);
  }
  const other = parameters.find(
    ({in: place, content}) => !/^(?:path|query|header)$/.test(String(place)) || content !== undefined,
  );
  if (other) {
    throw new Error(`${where} has a parameter "${String(other.name)}" of a kind that is not supported`);
  }
  for (const [status, {headers}] of responses) {
    const header = Object.entries(objectOf(headers)).find(([, raw]) => getOwn(resolve(document, raw), 'content'));
    if (header) {
      throw new Error(`${where} has a header "${header[0]}" of ${status} of a kind that is not supported`);
    }
  }
  if (body && !Object.keys(objectOf(body.content)).some(isJson)) {
    throw new Error(`${where} takes no application/json, which is not supported`);
  }
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({name}) => name);
  const missing = [...path.matchAll(/\{([^}]+)\}/g)]
    .map(([, name]) => name ?? '')
    .find((name) => !inPath.includes(name));
  if (missing !== undefined) {
    throw new Error(`${where} does not describe "${missing}" of its path`);
  }
}
