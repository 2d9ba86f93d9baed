import {type SampleRequest, writeCurl} from '../../data/openapi/curl';
import {listOf, objectOf, resolve, textOf} from '../../data/openapi/json';
import type {Json, JsonObject} from '../../data/openapi/types';

import {examplesOf} from './examples';
import {code, el, type Html} from './html';
import type {Call, Reference} from './types';

/**
 * A request that works without changes: placeholders filled from examples, required parameters only.
 *
 * @param madeUp body to send when the document has no example
 */
export function sampleRequest(reference: Reference, call: Call, madeUp: Json | undefined): SampleRequest {
  const {document, server} = reference;
  const value = ({name, example, schema}: JsonObject): string => {
    const text = example ?? objectOf(resolve(document, schema)).default ?? textOf(name)?.toUpperCase() ?? '';
    return encodeURIComponent(typeof text === 'object' ? JSON.stringify(text) : String(text));
  };
  const path = call.path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = call.parameters.find((entry) => entry.in === 'path' && entry.name === name);
    return parameter ? value(parameter) : whole;
  });
  const query = call.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required === true)
    .map((parameter) => `${encodeURIComponent(String(parameter.name))}=${value(parameter)}`);
  const body = sampleBody(reference, call, madeUp);
  return {
    method: call.method.toUpperCase(),
    url: `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    ...(body !== undefined && {body}),
    reply: replyOf(reference, call),
  };
}

function sampleBody(reference: Reference, {operation}: Call, madeUp: Json | undefined): Json | undefined {
  const {content} = objectOf(resolve(reference.document, operation.requestBody));
  const media = objectOf(content)['application/json'];
  return media === undefined ? undefined : (examplesOf(reference, objectOf(media))[0]?.value ?? madeUp);
}

function replyOf({document}: Reference, {operation}: Call): SampleRequest['reply'] {
  const successes = Object.entries(objectOf(operation.responses)).filter(([status]) => status.startsWith('2'));
  if (successes.some(([status]) => status === '204')) {
    return 'none';
  }
  const types = successes.flatMap(([, response]) =>
    Object.keys(objectOf(objectOf(resolve(document, response)).content)),
  );
  const [first] = types;
  return first === undefined
    ? 'none'
    : types.includes('text/event-stream')
      ? 'stream'
      : first.includes('json')
        ? 'json'
        : 'text';
}

/** The sample as the page shows it. */
export function sampleView(request: SampleRequest): Html {
  return el('figure', {'data-reply': request.reply}, el('pre', {}, code(writeCurl(request))));
}

/** Media types of a body or reply with their schemas. */
export function mediaOf(content: Json | undefined): [type: string, media: JsonObject][] {
  return Object.entries(objectOf(content)).map(([type, media]) => [type, objectOf(media)]);
}

/** Names of the security schemes that a call asks for. */
export function signInOf({document}: Reference, {operation}: Call): string[] {
  const security = operation.security ?? document.security;
  return [...new Set(listOf(security).flatMap((entry) => Object.keys(objectOf(entry))))];
}
