import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';

import {unknown} from './nearest';

type Json = Readonly<Record<string, unknown>>;

const ajv = new Ajv({allErrors: true, strict: false, validateFormats: false, verbose: true});
const validators = new WeakMap<object, ValidateFunction>();

/**
 * Says where a value breaks a schema. Keys that the schema does not name are faults,
 * also where the schema itself would let them pass.
 */
export function schemaProblems(schema: object, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(closed(schema) as object);
  validators.set(schema, validate);
  validate(value);
  const specific = (validate.errors ?? []).filter(({keyword}) => keyword !== 'anyOf' && keyword !== 'oneOf');
  return [...new Set(specific.map(message))];
}

function closed(node: unknown): unknown {
  if (Array.isArray(node)) {
    return node.map(closed);
  }
  if (typeof node !== 'object' || node === null) {
    return node;
  }
  const entries = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isObject = entries.type === 'object' && entries.properties !== undefined;
  return isObject && entries.additionalProperties === undefined ? {...entries, additionalProperties: false} : entries;
}

function message({keyword, instancePath, params, parentSchema, data, message: text = ''}: ErrorObject): string {
  const place =
    instancePath
      .replaceAll(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.')
      .replace(/^\./, '') || 'top level';
  if (keyword === 'additionalProperties') {
    const known = Object.keys((parentSchema as {properties?: Json}).properties ?? {});
    return `${place}: ${unknown('key', String(params.additionalProperty), known)}`;
  }
  if (keyword === 'enum') {
    return `${place}: ${unknown('value', String(data), params.allowedValues as string[])}`;
  }
  return `${place}: ${text}`;
}
