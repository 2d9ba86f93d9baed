import type {ProductId} from '../../../site/products';
import type {SampleRequest} from '../curl';
import {objectOf, resolve, textOf} from '../json';
import type {Json, JsonObject} from '../types';

import {examplesOf, mediaOf} from './examples';
import {fillableParameters, type Parameter} from './parameters';
import type {Reference, ReferenceOperation} from './types';

/** The serializable part of an operation for code samples, the filter and the request builder. */
export interface RequestOperation {
  readonly product: ProductId;
  readonly anchor: string;
  readonly summary: string;
  readonly method: string;
  readonly path: string;
  readonly server: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
  /** A valid request: required parameters only, filled from examples. */
  readonly sample: SampleRequest;
}

export function requestOf(reference: Reference, operation: ReferenceOperation): RequestOperation {
  const {anchor, summary, method, path, parameters, body} = operation;
  return {
    product: reference.product.id,
    anchor,
    summary,
    method,
    path,
    server: reference.server,
    parameters: fillableParameters(reference.document, parameters),
    hasBody: body !== undefined,
    sample: sampleOf(reference, operation),
  };
}

function sampleOf(
  {document, server}: Reference,
  {method, path, parameters, body, responses}: ReferenceOperation,
): SampleRequest {
  const value = ({name, example, schema}: JsonObject): string => {
    const text = example ?? objectOf(resolve(document, schema)).default ?? textOf(name)?.toUpperCase() ?? '';
    return encodeURIComponent(typeof text === 'object' ? JSON.stringify(text) : String(text));
  };
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter ? value(parameter) : whole;
  });
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map((parameter) => `${encodeURIComponent(String(parameter.name))}=${value(parameter)}`);
  const json = sampleBody(document, body);
  return {
    method: method.toUpperCase(),
    url: `${server}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ...(json !== undefined && {body: json}),
    response: responseKind(responses),
  };
}

function sampleBody(document: JsonObject, body: JsonObject | undefined): Json | undefined {
  const media = objectOf(body?.content)['application/json'];
  return media === undefined ? undefined : examplesOf(document, objectOf(media))[0]?.value;
}

function responseKind(responses: ReferenceOperation['responses']): SampleRequest['response'] {
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, {content}]) => mediaOf(content).map(([type]) => type));
  const [first] = types;
  if (first === undefined || successes.some(([status]) => status === '204')) {
    return 'none';
  }
  return types.includes('text/event-stream') ? 'stream' : first.includes('json') ? 'json' : 'text';
}
