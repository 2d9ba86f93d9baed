import {listOf, objectOf, textOf} from '../../src/data/openapi/json';
import type {Json} from '../../src/data/openapi/types';

type Schema = Json | undefined;

/** Expected text of each limit, by JSON Schema keyword. */
const words: Readonly<Record<string, (value: string) => string>> = {
  default: (value) => `default ${value}`,
  format: (value) => `format ${value}`,
  pattern: (value) => `pattern ${value}`,
  minimum: (value) => `minimum ${value}`,
  maximum: (value) => `maximum ${value}`,
  minLength: (value) => `at least ${value} ${value === '1' ? 'character' : 'characters'}`,
  maxLength: (value) => `at most ${value} ${value === '1' ? 'character' : 'characters'}`,
  minItems: (value) => `at least ${value} ${value === '1' ? 'entry' : 'entries'}`,
  maxItems: (value) => `at most ${value} ${value === '1' ? 'entry' : 'entries'}`,
};

/** Expected limits of a schema; those of named schemas are listed in their own section. */
export function limitsOf(value: Schema): string[] {
  const schema = objectOf(value);
  const parts = [schema.anyOf, schema.oneOf, schema.allOf].flatMap(listOf).concat(schema.items ?? []);
  return [
    ...Object.entries(words).flatMap(([key, word]) => (schema[key] === undefined ? [] : [word(shown(schema[key]))])),
    ...(Array.isArray(schema.enum) ? [`one of ${schema.enum.map(shown).join(', ')}`] : []),
    ...parts.flatMap(limitsOf),
  ];
}

/** Expected type of a schema. */
export function typesOf(value: Schema, nameOf: (key: string) => string): string[] {
  const schema = objectOf(value);
  const ref = textOf(schema.$ref);
  if (ref !== undefined) {
    return [nameOf(ref.replace('#/components/schemas/', ''))];
  }
  const choice = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
  if (choice.length > 0) {
    return choice.flatMap((entry) => typesOf(entry, nameOf));
  }
  if (schema.type === 'array') {
    return ['list of', ...typesOf(schema.items, nameOf)];
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
    return ['map from text to', ...typesOf(schema.additionalProperties, nameOf)];
  }
  return schema.type === undefined ? ['any value'] : [schema.type].flat().map(String);
}

function shown(value: Schema): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
