import type {ProductId} from '../../../site/products';
import {type SampleRequest, urlEncoded} from '../curl';
import {listOf, objectOf, resolve} from '../json';
import {serverOf} from '../operations';
import type {Json, JsonObject} from '../types';

import {examplesOf, mediaOf} from './examples';
import type {Reference, ReferenceOperation} from './types';
import {exampleValue, formFields, inPath, pairsOf} from './values';

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
  const server = serverOf(reference.document, reference.product.apiPort, operation);
  return {
    product: reference.product.id,
    summary,
    method,
    path,
    server,
    parameters: fillableParameters(reference.document, parameters),
    hasBody: body !== undefined,
    sample: sampleOf(reference, operation, server, generated),
  };
}

function sampleOf(
  {document}: Reference,
  operation: ReferenceOperation,
  server: string,
  generated: Json | undefined,
): SampleRequest {
  const {method, path, parameters, body, responses} = operation;
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter ? inPath(parameter, exampleValue(document, parameter)) : whole;
  });
  const access = credentials(document, operation);
  const sent = [...access, ...parameters.filter(({required}) => required === true)];
  const pairs = (place: string): (readonly [string, string])[] =>
    sent
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) => pairsOf(parameter, exampleValue(document, parameter)));
  const query = pairs('query').map((pair) => pair.map(encodeURIComponent).join('='));
  const cookies = pairs('cookie').map((pair) => pair.join('='));
  const headers = [...pairs('header'), ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : [])];
  return {
    method: method.toUpperCase(),
    url: `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ...(headers.length > 0 && {headers}),
    ...sampleBody(document, body, generated),
    response: responseKind(responses),
  };
}

/** What the first way to sign in sends, as parameters. */
function credentials(document: JsonObject, {operation}: ReferenceOperation): JsonObject[] {
  const [first] = listOf(operation.security ?? document.security);
  const schemes = objectOf(objectOf(document.components).securitySchemes);
  return Object.keys(objectOf(first)).flatMap((key): JsonObject[] => {
    const {type, in: place, name, scheme} = objectOf(resolve(document, schemes[key]));
    if (type === 'apiKey') {
      return [{in: place ?? 'header', name: name ?? key}];
    }
    const isBasic = type === 'http' && String(scheme).toLowerCase() === 'basic';
    const kind = type === 'http' && !isBasic && String(scheme).toLowerCase() !== 'bearer' ? String(scheme) : 'Bearer';
    const example = isBasic ? 'Basic CREDENTIALS' : `${kind} TOKEN`;
    return type === 'mutualTLS' ? [] : [{in: 'header', name: 'Authorization', example}];
  });
}

/** The media type that a sample sends: JSON, if the operation takes it. */
export function sentMedia(body: JsonObject | undefined): ReturnType<typeof mediaOf>[number] | undefined {
  const all = mediaOf(body?.content);
  return all.find(([type]) => /^application\/json\b/i.test(type)) ?? all.find(([type]) => isJson(type)) ?? all[0];
}

export function isJson(type: string): boolean {
  return /\bjson\b/i.test(type);
}

function sampleBody(
  document: JsonObject,
  body: JsonObject | undefined,
  generated: Json | undefined,
): Partial<SampleRequest> {
  const [type, media] = sentMedia(body) ?? [];
  if (type === undefined || media === undefined) {
    return {};
  }
  const contentType = /^application\/json$/i.test(type) ? {} : {contentType: type};
  const value = examplesOf(document, media)[0]?.value;
  if (isJson(type)) {
    const json = value ?? generated;
    return json === undefined ? {} : {body: json, ...contentType};
  }
  return type === urlEncoded || type.startsWith('multipart/')
    ? {form: formFields(document, media), ...contentType}
    : {file: 'FILE', ...contentType};
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
  return parameters.flatMap(({name, in: place, required, example, schema: raw}) => {
    if (place !== 'path' && place !== 'query' && place !== 'header') {
      return [];
    }
    const schema = plainSchema(document, raw);
    const choices = schema.type === 'array' ? plainSchema(document, schema.items).enum : undefined;
    const isList = schema.type === 'array' && choices === undefined;
    const type = typeof schema.type === 'string' && !isList ? schema.type : 'string';
    return {
      in: place,
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
  const alternative = [...listOf(schema.anyOf), ...listOf(schema.oneOf), ...listOf(schema.allOf)]
    .map((entry) => objectOf(resolve(document, entry)))
    .find(({type}) => type !== 'null');
  return alternative ?? schema;
}
