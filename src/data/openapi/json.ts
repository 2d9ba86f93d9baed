import type {Json, JsonObject} from './types';

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise an empty object. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value if it is an array, otherwise an empty array. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function getOwn(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) {
    return value[Number(key)];
  }
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Keys of a local reference such as `#/components/schemas/Alert`; undefined for external ones. */
export function keysOf(ref: string): string[] | undefined {
  if (!ref.startsWith('#/')) {
    return undefined;
  }
  try {
    return ref
      .slice(2)
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  } catch {
    return undefined;
  }
}

export function getIn(document: Json, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(getOwn, document);
}

/** Follows `$ref` chains; keys next to a `$ref` override those of its target. */
export function resolve(document: JsonObject, value: Json | undefined): Json | undefined {
  const seen = new Set<string>();
  let siblings: JsonObject = {};
  let current = value;
  while (isObject(current) && typeof current.$ref === 'string') {
    const {$ref, ...rest} = current;
    if (seen.has($ref)) {
      return undefined;
    }
    seen.add($ref);
    siblings = {...rest, ...siblings};
    current = getIn(document, keysOf($ref) ?? ['']);
  }
  return isObject(current) && Object.keys(siblings).length > 0 ? {...current, ...siblings} : current;
}

/** The alternatives and parts of a schema. */
export function alternativesOf({anyOf, oneOf, allOf}: JsonObject): readonly Json[] {
  return [anyOf, oneOf, allOf].flatMap(listOf);
}

/** Keys of maps whose own keys are names of the API. */
const nameMaps = new Set(
  (
    'paths properties $defs definitions schemas responses content headers parameters requestBodies examples ' +
    'pathItems dependentSchemas'
  ).split(' '),
);
const dataKeys = new Set(['example', 'default', 'const', 'enum', 'value']);

/** Whether an entry is a map with names of the API; `isInMap` says so of its holder. */
export function isNameMap(isInMap: boolean, key: string, entry: Json): boolean {
  return !isInMap && isObject(entry) && nameMaps.has(key);
}

/** Whether an entry holds data of the API rather than a part of the description. */
export function isData(isInMap: boolean, key: string, entry: Json): boolean {
  return !isInMap && (dataKeys.has(key) || key.startsWith('x-') || (key === 'examples' && Array.isArray(entry)));
}

/** Whether a media type is JSON, and no format of its own in JSON. */
export function isJson(type: string): boolean {
  return /^application\/json *(?:;|$)/i.test(type);
}

/** A text as it is, another value as JSON. */
export function literal(value: Json | undefined): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
