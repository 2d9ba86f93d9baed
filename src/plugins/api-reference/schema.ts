import {isObject, listOf, objectOf, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {type Child, code, el, type Html, join, separated} from './html';
import {schemaKey} from './reference';
import type {Reference} from './types';

type Value = Json | undefined;

/** The type of a value in words, with links to named types: "list of Alert or null". */
export function typeOf(reference: Reference, value: Value): Html {
  const key = schemaKey(value);
  if (key !== undefined) {
    const named = reference.schemas.get(key);
    return named ? el('a', {href: `#${named.anchor}`}, named.name) : join(key);
  }
  const schema = objectOf(value);
  if (value === false) {
    return join('nothing');
  }
  if (schema.const !== undefined) {
    return join('always ', code(JSON.stringify(schema.const)));
  }
  const choice = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choice.length > 0) {
    return separated(
      choice.map((entry) => typeOf(reference, entry)),
      ' or ',
    );
  }
  if (Array.isArray(schema.allOf)) {
    return separated(
      schema.allOf.map((entry) => typeOf(reference, entry)),
      ' and ',
    );
  }
  const types = Array.isArray(schema.type)
    ? schema.type
    : schema.type === undefined
      ? impliedTypes(schema)
      : [schema.type];
  return types.length > 0
    ? separated(
        types.map((type) => oneType(reference, schema, String(type))),
        ' or ',
      )
    : join('any value');
}

function impliedTypes(schema: JsonObject): string[] {
  return [
    ...(schema.properties ? ['object'] : []),
    ...(schema.items ? ['array'] : []),
    ...(schema.enum ? ['value'] : []),
  ];
}

function oneType(reference: Reference, schema: JsonObject, type: string): Child {
  if (type === 'array') {
    const fixed = listOf(schema.prefixItems);
    return fixed.length > 0
      ? join(
          'list of ',
          separated(
            fixed.map((entry) => typeOf(reference, entry)),
            ', ',
          ),
        )
      : join('list of ', schema.items === undefined ? 'any value' : typeOf(reference, schema.items));
  }
  if (type === 'object' && isObject(schema.additionalProperties) && !schema.properties) {
    return join('map from text to ', typeOf(reference, schema.additionalProperties));
  }
  return type;
}

/** What else holds for a value: default, allowed values, limits. */
export function limitsOf(value: Value): Child[] {
  const schema = objectOf(value);
  const shown = (key: string, label: string): Child =>
    schema[key] !== undefined && join(`${label} `, code(literal(schema[key])));
  const plain = (key: string, text: (n: string) => string): Child =>
    schema[key] !== undefined && text(literal(schema[key]));
  const inner = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)].filter(
    (entry) => !schemaKey(entry),
  );
  return [
    shown('default', 'default'),
    shown('format', 'format'),
    Array.isArray(schema.enum) &&
      join(
        'one of ',
        separated(
          schema.enum.map((entry) => code(literal(entry))),
          ', ',
        ),
      ),
    plain('minimum', (n) => `minimum ${n}`),
    plain('maximum', (n) => `maximum ${n}`),
    plain('exclusiveMinimum', (n) => `more than ${n}`),
    plain('exclusiveMaximum', (n) => `less than ${n}`),
    plain('multipleOf', (n) => `multiple of ${n}`),
    plain('minLength', (n) => `at least ${count(n, 'character')}`),
    plain('maxLength', (n) => `at most ${count(n, 'character')}`),
    plain('minItems', (n) => `at least ${count(n, 'entry')}`),
    plain('maxItems', (n) => `at most ${count(n, 'entry')}`),
    plain('minProperties', (n) => `at least ${count(n, 'key')}`),
    plain('maxProperties', (n) => `at most ${count(n, 'key')}`),
    shown('pattern', 'pattern'),
    schema.uniqueItems === true && 'no entry twice',
    schema.additionalProperties === false && 'no other keys',
    schema.readOnly === true && 'only in replies',
    schema.writeOnly === true && 'only in requests',
    schema.deprecated === true && 'deprecated',
    ...inner.flatMap(limitsOf),
    ...(isObject(schema.items) && !schemaKey(schema.items) ? limitsOf(schema.items) : []),
  ];
}

function count(n: string, noun: 'character' | 'entry' | 'key'): string {
  return `${n} ${n === '1' ? noun : {character: 'characters', entry: 'entries', key: 'keys'}[noun]}`;
}

function literal(value: Value): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** Description of a value, and of what its list or map holds. */
export function descriptionOf(value: Value): string {
  const {description, items, additionalProperties} = objectOf(value);
  const entry = textOf(objectOf(items ?? additionalProperties).description);
  const own = textOf(description);
  return [own, entry && (own ? `Each entry: ${lowerFirst(entry)}` : entry)].filter(Boolean).join(' ');
}

/** Lower case at the start, unless it is an abbreviation. */
function lowerFirst(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
