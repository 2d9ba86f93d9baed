import {canonical, listOf, objectOf, resolve, textOf} from '../data/openapi/json';
import {operationsOf} from '../data/openapi/operations';
import type {Json, JsonObject} from '../data/openapi/types';
import {type Product, products} from '../site/products';

import type {Context} from './context';

/** Maximum depth of nested objects. */
const deepest = 4;

/** An operation of a documented HTTP API. */
export interface Operation {
  readonly product: Product;
  readonly document: JsonObject;
  readonly method: string;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly JsonObject[];
  readonly body: JsonObject;
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
  /** Differences between the release and its OpenAPI document; inline Markdown. */
  readonly notes: readonly string[];
}

/** The operations of all documented HTTP APIs. */
export function operationsIn({manifest, documents}: Context): Operation[] {
  return manifest.apis.flatMap(({product: id, notes}, i) => {
    const product = products.find((known) => known.id === id);
    const document = documents()[i];
    if (!product || !document) {
      return [];
    }
    return operationsOf(document).map(({method, path, operation, parameters, body = {}, responses}) => ({
      product: {...product, release: manifest.releases[product.id]},
      document,
      method: method.toUpperCase(),
      path,
      id: textOf(operation.operationId) ?? '',
      summary: textOf(operation.summary) ?? '',
      description: textOf(operation.description) ?? '',
      parameters,
      body,
      responses,
      notes: notes.filter((note) => note.path === path && note.method === method).map(({text}) => text),
    }));
  });
}

/** Parameters, body and responses of an operation in Markdown. */
export function describeOperation({
  product,
  document,
  method,
  path,
  summary,
  description,
  parameters,
  body,
  responses,
  notes,
}: Operation): string {
  const parts = [
    `# ${method} ${path}\n\n${product.name} ${product.release}. ${summary}.`,
    description.trim(),
    Array.from(new Set(notes), (text) => `- ${text}`).join('\n'),
    section('Parameters', parameterList(document, parameters)),
    section('Request body', content(document, body)),
    ...responses.map(([status, response]) =>
      section(`Response ${status}`, [textOf(response.description) ?? '', ...content(document, response)]),
    ),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function section(title: string, lines: readonly string[]): string {
  const text = lines.filter(Boolean).join('\n');
  return text ? `## ${title}\n\n${text}` : '';
}

function parameterList(document: JsonObject, parameters: readonly JsonObject[]): string[] {
  const properties = Object.fromEntries(
    parameters.map(({name, in: place, schema, description}): [string, Json] => [
      `${textOf(name) ?? ''}`,
      {...objectOf(resolve(document, schema)), description: `${textOf(description) ?? ''} In: ${textOf(place) ?? ''}.`},
    ]),
  );
  const required = parameters.filter((parameter) => parameter.required === true).map(({name}) => name ?? null);
  return fieldList(document, {properties, required});
}

function content(document: JsonObject, holder: JsonObject): string[] {
  return Object.entries(objectOf(holder.content)).flatMap(([type, media]) => {
    const {schema} = objectOf(media);
    return [`${type}: ${typeOf(document, schema)}`, ...fieldList(document, schema)];
  });
}

/** The fields of a schema as a nested Markdown list. */
function fieldList(document: JsonObject, raw: Json | undefined, depth = 0): string[] {
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
function typeOf(document: JsonObject, raw: Json | undefined): string {
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
