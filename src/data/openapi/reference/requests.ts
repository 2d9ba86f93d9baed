import type {ProductId} from '../../../site/products';
import type {SampleRequest} from '../curl';
import {alternativesOf, isJson, isObject, listOf, objectOf, resolve} from '../json';
import type {Json, JsonObject} from '../types';

import {examplesOf, mediaOf} from './examples';
import type {Reference, ReferenceOperation} from './types';

/** A parameter of path, query or headers for the form fields of the OpenAPI theme: resolved, with a single type. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required: boolean;
  /** Placeholder of the field. */
  readonly description: string;
  readonly schema: {readonly type: string; readonly items?: {readonly enum: Json}; readonly enum?: Json};
  /** Whether comma-separated values are sent as repeated parameters. */
  readonly isList: boolean;
  readonly value?: string | readonly string[];
}

/** The serializable part of an operation for code samples and the request builder. */
export interface RequestOperation {
  readonly product: ProductId;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  /** A valid request: required parameters only, filled from examples. */
  readonly sample: SampleRequest;
}

/** @param generated example of the body, used if the document has none */
export function requestOf(reference: Reference, operation: ReferenceOperation, generated?: Json): RequestOperation {
  const {summary, method, path, parameters, body} = operation;
  return {
    product: reference.product.id,
    summary,
    method,
    path,
    server: reference.server,
    parameters: fillableParameters(reference.document, parameters),
    hasBody: body !== undefined,
    sample: sampleOf(reference, operation, generated),
  };
}

function sampleOf(
  {document, server}: Reference,
  {method, path, parameters, body, responses}: ReferenceOperation,
  generated: Json | undefined,
): SampleRequest {
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter
      ? [exampleValue(document, parameter)].flat().map(written).map(encodeURIComponent).join(',')
      : whole;
  });
  const pairs = (place: string): (readonly [string, string])[] =>
    parameters
      .filter((parameter) => parameter.required === true && parameter.in === place)
      .flatMap((parameter) => pairsOf(parameter, exampleValue(document, parameter)));
  const query = pairs('query').map((pair) => pair.map(encodeURIComponent).join('='));
  const headers = pairs('header');
  const [, media = {}] = sentMedia(body) ?? [];
  const json = examplesOf(document, media)[0]?.value ?? generated;
  return {
    method: method.toUpperCase(),
    url: `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ...(headers.length > 0 && {headers}),
    ...(json !== undefined && {body: json}),
    response: responseKind(responses),
  };
}

/** A value for a parameter: its example, its default, an allowed value, or its name in capital letters. */
function exampleValue(document: JsonObject, parameter: JsonObject): Json {
  const schema = objectOf(resolve(document, parameter.schema));
  const [first] = examplesOf(document, parameter);
  const [allowed] = listOf(schema.enum);
  return first?.value ?? schema.default ?? schema.const ?? allowed ?? String(parameter.name).toUpperCase();
}

/** The pairs that a parameter of the query or a header becomes, not yet encoded. */
function pairsOf({name}: JsonObject, value: Json): [name: string, value: string][] {
  return isObject(value)
    ? Object.entries(value).map(([key, entry]) => [key, written(entry)])
    : [value].flat().map((entry) => [String(name), written(entry)]);
}

function written(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The media type that a sample sends. */
export function sentMedia(body: JsonObject | undefined): ReturnType<typeof mediaOf>[number] | undefined {
  return mediaOf(body?.content).find(([type]) => isJson(type));
}

function responseKind(responses: ReferenceOperation['responses']): SampleRequest['response'] {
  const successes = responses.filter(([status]) => /^2|default/.test(status));
  const types = successes.flatMap(([, {content}]) => mediaOf(content).map(([type]) => type));
  const [first] = types;
  if (first === undefined || successes.some(([status]) => status === '204')) {
    return 'none';
  }
  return types.includes('text/event-stream') ? 'stream' : first.includes('json') ? 'json' : 'text';
}

function fillableParameters(document: JsonObject, parameters: readonly JsonObject[]): Parameter[] {
  return parameters.map(({name, in: place, required, example, schema: raw}) => {
    const schema = plainSchema(document, raw);
    const choices = schema.type === 'array' ? plainSchema(document, schema.items).enum : undefined;
    const isList = schema.type === 'array' && choices === undefined;
    const type = typeof schema.type === 'string' && !isList ? schema.type : 'string';
    return {
      in: place as Parameter['in'],
      name: String(name),
      required: required === true,
      description: isList ? 'one value, or several with commas' : type,
      schema: {
        type,
        ...(choices !== undefined && {items: {enum: choices}}),
        ...(schema.enum !== undefined && {enum: schema.enum}),
      },
      isList,
      ...(required === true && example !== undefined && {value: String(example)}),
    };
  });
}

/** Resolves references; of alternatives, picks the first one that is not null. */
function plainSchema(document: JsonObject, value: Json | undefined): JsonObject {
  const schema = objectOf(resolve(document, value));
  const alternative = alternativesOf(schema)
    .map((entry) => objectOf(resolve(document, entry)))
    .find(({type}) => type !== 'null');
  return alternative ?? schema;
}
