import {canonical, listOf, objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

/** Maximum depth of nested objects. */
const deepest = 4;

/** The fields of a schema as a nested Markdown list. */
export function fieldList(document: JsonObject, raw: Json | undefined, depth = 0): string[] {
  const schema = objectOf(resolve(document, raw));
  const required = listOf(schema.required);
  const indent = '  '.repeat(depth);
  const own = Object.entries(objectOf(schema.properties)).flatMap(([name, value]) => {
    const field = objectOf(resolve(document, value));
    const mark = required.includes(name) ? ', required' : '';
    const line = `${indent}- \`${name}\` (${typeOf(document, field)}${mark})${note(field)}`;
    return depth < deepest ? [line, ...fieldList(document, field.items ?? field, depth + 1)] : [line];
  });
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)];
  const below = [...choices, ...(schema.items === undefined ? [] : [schema.items])];
  return depth < deepest ? [...own, ...below.flatMap((choice) => fieldList(document, choice, depth))] : own;
}

/** Type of a schema, such as `list of string`. */
export function typeOf(document: JsonObject, raw: Json | undefined): string {
  const schema = objectOf(resolve(document, raw));
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (choices.length > 0) {
    return choices.map((choice) => typeOf(document, choice)).join(' or ');
  }
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (textOf(schema.type) ?? 'any');
  return type === 'array' ? `list of ${typeOf(document, schema.items)}` : type;
}

function note(field: JsonObject): string {
  const facts = [
    ...(Array.isArray(field.enum) ? [`one of ${field.enum.map((value) => `\`${String(value)}\``).join(', ')}`] : []),
    ...['default', 'minimum', 'maximum', 'minLength', 'maxLength'].flatMap((key) =>
      field[key] === undefined ? [] : [`${key} ${canonical(field[key])}`],
    ),
  ];
  const description = textOf(field.description)?.trim().replace(/\s+/g, ' ') ?? '';
  return `${description ? `: ${description}` : ''}${facts.length > 0 ? ` (${facts.join('; ')})` : ''}`;
}
