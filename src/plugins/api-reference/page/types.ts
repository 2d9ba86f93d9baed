import {alternativesOf, isObject, listOf, literal, objectOf, textOf} from '../../../data/openapi/json';
import {schemaKey} from '../../../data/openapi/reference';
import type {Reference} from '../../../data/openapi/reference/types';
import type {Json, JsonObject} from '../../../data/openapi/types';

import {examplesIn} from './examples';
import {inlineMarkdown} from './markdown';
import {code, codes, type Content, fact, isThere, joined, link, list} from './mdx';

type Value = Json | undefined;

/** Type in words, with links to named schemas: "list of Alert or null". */
export function typeOf(reference: Reference, value: Value): Content {
  const key = schemaKey(value);
  if (key !== undefined) {
    const named = reference.schemas.get(key);
    return named ? link(named.anchor, named.name) : key;
  }
  if (value === false) {
    return 'nothing';
  }
  const schema = objectOf(value);
  if (schema.const !== undefined) {
    return ['always ', code(JSON.stringify(schema.const))];
  }
  const inner = (entry: Json): Content => typeOf(reference, entry);
  const type = composedType(schema, inner) || ownType(schema, inner);
  const isNull = schema.nullable === true && !listOf(schema.enum).includes(null);
  return isNull ? [type, ' or null'] : type;
}

/** Type of a schema with alternatives or parts. */
function composedType(schema: JsonObject, inner: (entry: Json) => Content): Content {
  const choice = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  const parts = listOf(schema.allOf)
    .map(inner)
    .filter((part) => part !== anything);
  const own =
    (isObject(schema.properties) || alien(schema).length > 0) && choice.length + parts.length > 0 && object(schema);
  const all = joined([...parts, own], ' and ');
  if (choice.length === 0) {
    return isThere(all) && all;
  }
  const either = joined(choice.map(inner), ' or ');
  return isThere(all) ? [all, ' and ', choice.length > 1 ? ['(', either, ')'] : either] : either;
}

const anything = 'any value';

/** Names that a schema requires without saying what they are. */
function alien({required, properties}: JsonObject): readonly Json[] {
  return listOf(required).filter((name) => !Object.hasOwn(objectOf(properties), String(name)));
}

function object(schema: JsonObject): Content {
  const names = alien(schema);
  return names.length > 0 ? ['object with ', codes(names, ' and ')] : 'object';
}

function ownType(schema: JsonObject, inner: (entry: Json) => Content): Content {
  const types = schema.type === undefined ? impliedTypes(schema) : [schema.type].flat();
  const words = types.map((type) => oneType(schema, String(type), inner));
  return words.length > 0 ? joined(words, ' or ') : anything;
}

function impliedTypes(schema: JsonObject): string[] {
  return [
    ...(schema.properties || schema.required || isObject(schema.additionalProperties) ? ['object'] : []),
    ...(schema.items ? ['array'] : []),
    ...(schema.enum ? ['value'] : []),
  ];
}

function oneType(schema: JsonObject, type: string, inner: (entry: Json) => Content): Content {
  if (type === 'array') {
    return ['list of ', schema.items === undefined ? anything : inner(schema.items)];
  }
  if (type === 'object' && isObject(schema.additionalProperties) && !schema.properties) {
    return ['map from text to ', inner(schema.additionalProperties)];
  }
  return type === 'object' ? object(schema) : type;
}

const entries: Readonly<Record<string, (n: string) => string>> = {
  minimum: (n) => `minimum ${n}`,
  maximum: (n) => `maximum ${n}`,
  exclusiveMinimum: (n) => `more than ${n}`,
  exclusiveMaximum: (n) => `less than ${n}`,
  multipleOf: (n) => `multiple of ${n}`,
  minLength: (n) => `at least ${count(n, 'character')}`,
  maxLength: (n) => `at most ${count(n, 'character')}`,
  minItems: (n) => `at least ${count(n, 'entry')}`,
  maxItems: (n) => `at most ${count(n, 'entry')}`,
  minProperties: (n) => `at least ${count(n, 'key')}`,
  maxProperties: (n) => `at most ${count(n, 'key')}`,
};

const flags: readonly (readonly [key: string, value: boolean, text: string])[] = [
  ['uniqueItems', true, 'no entry twice'],
  ['additionalProperties', false, 'no other keys'],
  ['readOnly', true, 'only in responses'],
  ['writeOnly', true, 'only in requests'],
  ['deprecated', true, 'deprecated'],
];

/** Keywords that are shown elsewhere or say nothing about a value. All others but extensions are shown as they are. */
const elsewhere = new Set(
  (
    '$ref type nullable const enum default format pattern properties required items allOf anyOf oneOf ' +
    'additionalProperties uniqueItems readOnly writeOnly deprecated title ' +
    'description example examples externalDocs $defs definitions $anchor $id $schema $comment'
  ).split(' '),
);

/** Default, format, allowed values, limits and examples. */
export function limitsOf(value: Value): Content[] {
  const schema = objectOf(value);
  const shown = (key: string): Content => fact(key, schema[key]);
  const others = Object.keys(schema).filter((key) => !elsewhere.has(key) && !(key in entries) && !key.startsWith('x-'));
  const {items, properties, additionalProperties} = schema;
  const inner = [...alternativesOf(schema), items, !properties && additionalProperties];
  const examples = codes(examplesIn(schema, true), ' or ');
  return [
    shown('default'),
    shown('format'),
    listOf(schema.enum).length > 0 && ['one of ', codes(listOf(schema.enum))],
    ...Object.entries(entries).map(([key, text]) => schema[key] !== undefined && text(literal(schema[key]))),
    shown('pattern'),
    ...flags.map(([key, set, text]) => schema[key] === set && text),
    ...others.map(shown),
    ...inner.filter((entry) => isObject(entry) && !schemaKey(entry)).flatMap(limitsOf),
    isThere(examples) && ['example ', examples],
  ];
}

function count(n: string, noun: 'character' | 'entry' | 'key'): string {
  return `${n} ${n === '1' ? noun : {character: 'characters', entry: 'entries', key: 'keys'}[noun]}`;
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

/** Alternatives that have descriptions of their own. */
export function valueList(value: Value): Content {
  const described = alternativesOf(objectOf(value))
    .map((entry, i) => {
      const {title, description, const: constant, $ref} = objectOf(entry);
      const name = constant === undefined ? (textOf(title) ?? `alternative ${i + 1}`) : literal(constant);
      return {name, text: $ref === undefined ? textOf(description) : undefined};
    })
    .filter(({text}) => text);
  return described.length > 0 && list(described.map(({name, text}) => [code(name), ': ', inlineMarkdown(text)]));
}
