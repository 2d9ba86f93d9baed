import type {ReactNode} from 'react';

import {isObject, listOf, objectOf, textOf} from '@site/src/data/openapi/json';
import {schemaKey} from '@site/src/data/openapi/reference';
import type {Reference} from '@site/src/data/openapi/reference/types';
import type {Json, JsonObject} from '@site/src/data/openapi/types';

import {flow, separated} from './flow';

type Value = Json | undefined;

/** Type in words, with links to named schemas: "list of Alert or null". */
export function typeOf(reference: Reference, value: Value): ReactNode {
  const key = schemaKey(value);
  if (key !== undefined) {
    const named = reference.schemas.get(key);
    return named ? <a href={`#${named.anchor}`}>{named.name}</a> : key;
  }
  const schema = objectOf(value);
  if (value === false) {
    return 'nothing';
  }
  if (schema.const !== undefined) {
    return flow('always ', <code>{JSON.stringify(schema.const)}</code>);
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
    : 'any value';
}

function impliedTypes(schema: JsonObject): string[] {
  return [
    ...(schema.properties ? ['object'] : []),
    ...(schema.items ? ['array'] : []),
    ...(schema.enum ? ['value'] : []),
  ];
}

function oneType(reference: Reference, schema: JsonObject, type: string): ReactNode {
  if (type === 'array') {
    const fixed = listOf(schema.prefixItems);
    return fixed.length > 0
      ? flow(
          'list of ',
          separated(
            fixed.map((entry) => typeOf(reference, entry)),
            ', ',
          ),
        )
      : flow('list of ', schema.items === undefined ? 'any value' : typeOf(reference, schema.items));
  }
  if (type === 'object' && isObject(schema.additionalProperties) && !schema.properties) {
    return flow('map from text to ', typeOf(reference, schema.additionalProperties));
  }
  return type;
}

/** Default, format, allowed values and limits. */
export function limitsOf(value: Value): ReactNode[] {
  const schema = objectOf(value);
  const shown = (key: string, label: string): ReactNode =>
    schema[key] !== undefined && flow(`${label} `, <code>{literal(schema[key])}</code>);
  const plain = (key: string, text: (n: string) => string): ReactNode =>
    schema[key] !== undefined && text(literal(schema[key]));
  const inner = alternatives(schema).filter((entry) => !schemaKey(entry));
  return [
    shown('default', 'default'),
    shown('format', 'format'),
    Array.isArray(schema.enum) &&
      flow(
        'one of ',
        separated(
          schema.enum.map((entry, i) => <code key={i}>{literal(entry)}</code>),
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
    schema.readOnly === true && 'only in responses',
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

/** Description of a value and of its items. */
export function descriptionOf(value: Value): string {
  const {description, items, additionalProperties} = objectOf(value);
  const entry = textOf(objectOf(items ?? additionalProperties).description);
  const own = textOf(description);
  return [own, entry && (own ? `Each entry: ${lowerFirst(entry)}` : entry)].filter(Boolean).join(' ');
}

/** Keeps acronyms. */
function lowerFirst(text: string): string {
  return /^[A-Z](?:[a-z]| )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function alternatives(schema: JsonObject): readonly Json[] {
  return [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
}
