import {canonical, listOf, objectOf, resolve, textOf} from '../../data/openapi/json';
import {type Operation as DocumentOperation, operationsOf} from '../../data/openapi/operations';
import type {Json, JsonObject} from '../../data/openapi/types';
import {type Product, products} from '../../site/products';
import type {Context} from '../context';
import {alike, didYouMean} from '../library';
import {limits} from '../limits';

import {answer, failed, ofProduct, productKey, productSchema, tool} from './tool';

export const lookupApiOperation = tool(
  {
    name: 'lookup_api_operation',
    title: 'Look up an API operation',
    description:
      'Returns parameters, request body and responses of a call of the HTTP APIs. Without an operation, lists all calls.',
    properties: {
      operation: {
        type: 'string',
        maxLength: limits.query,
        description: 'Method and path such as "POST /api/v1beta/servers", a path alone, or an operation id.',
      },
      product: productSchema,
    },
  },
  (context, {operation = '', product}) => {
    const name = String(operation).trim();
    const known = operationsIn(context).filter(ofProduct(product));
    const found = operation === '' ? known : matching(known, name);
    const [first] = found;
    if (!first) {
      const ideas = alike(name, known.map(label));
      return failed(
        `There is no operation "${name}". ${didYouMean(ideas, 'Call this tool without one for the list.')}`,
      );
    }
    return answer(found.length === 1 ? describeOperation(first) : list(found), {operations: found.map(dataOf)});
  },
);

function matching(operations: readonly Operation[], name: string): Operation[] {
  const [first = '', ...rest] = name.split(/\s+/);
  const method = rest.length > 0 ? first.toUpperCase() : undefined;
  const path = shape(
    (rest.length > 0 ? rest.join(' ') : first).replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, ''),
  );
  const candidates = operations.filter((operation) => !method || operation.method === method);
  const byPath = candidates.filter((operation) => shape(operation.path) === path);
  const byValues = candidates.filter((operation) => fits(operation.path, path));
  const byId = operations.filter(({id}) => id.toLowerCase() === name.toLowerCase());
  return [byPath, byId, byValues].find((list) => list.length > 0) ?? [];
}

/** A path in lower case, with `{}` in place of parameter names. */
function shape(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Whether a path with values, such as `/servers/osv`, matches a path template. */
function fits(template: string, path: string): boolean {
  const parts = shape(template).split('/');
  const values = path.split('/');
  return parts.length === values.length && parts.every((part, i) => part === '{}' || part === values[i]);
}

function label({method, path}: Operation): string {
  return `${method} ${path}`;
}

function list(operations: readonly Operation[]): string {
  return operations
    .map((operation) => `- ${label(operation)} (${operation.product.name}): ${operation.summary}`)
    .join('\n');
}

function dataOf({product, method, path, id, summary}: Operation): Record<string, unknown> {
  return {product: productKey(product), method, path, id, summary};
}

/** Maximum depth of nested objects. */
const deepest = 4;

/** An operation of a documented HTTP API, with the differences between the release and its OpenAPI document. */
interface Operation extends Omit<DocumentOperation, 'method'> {
  readonly method: string;
  readonly product: Product;
  readonly document: JsonObject;
  readonly id: string;
  readonly summary: string;
  /** Inline Markdown. */
  readonly notes: readonly string[];
}

/** The operations of all documented HTTP APIs, with methods in capitals. */
function operationsIn({manifest, documents}: Context): Operation[] {
  return manifest.apis.flatMap(({product: id, notes}, i) => {
    const product = products.find((known) => known.id === id);
    const document = documents()[i];
    if (!product || !document) {
      return [];
    }
    return operationsOf(document).map((found) => ({
      ...found,
      product: {...product, release: manifest.releases[product.id]},
      document,
      method: found.method.toUpperCase(),
      id: textOf(found.operation.operationId) ?? '',
      summary: textOf(found.operation.summary) ?? '',
      notes: notes.filter(({path, method}) => path === found.path && method === found.method).map(({text}) => text),
    }));
  });
}

/** Parameters, body and responses of an operation in Markdown. */
function describeOperation({product, document, method, path, summary, operation, ...found}: Operation): string {
  const parts = [
    `# ${method} ${path}\n\n${product.name} ${product.release}. ${summary}.`,
    (textOf(operation.description) ?? '').trim(),
    Array.from(new Set(found.notes), (text) => `- ${text}`).join('\n'),
    section('Parameters', parameterList(document, found.parameters)),
    section('Request body', content(document, found.body ?? {})),
    ...found.responses.map(([status, response]) =>
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
