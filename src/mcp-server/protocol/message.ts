import {type JSONRPCMessage, parseJSONRPCMessage} from '@modelcontextprotocol/server';

import {codes} from './error';
import {paramsFault} from './shapes';

type Code = (typeof codes)[keyof typeof codes];

/** A message, or the answer to a text that holds none. */
export type Read = {readonly message: JSONRPCMessage} | {readonly refusal: Refusal};

/** An error response; its id is null when the text has no usable one. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: {readonly code: Code; readonly message: string};
}

/** Reads one JSON-RPC message, and says in one sentence why a text is none. */
export function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {refusal: refusalOf(null, codes.notJson, 'The message is not JSON.')};
  }
  const id = idOf(value);
  const fault = faultOf(value);
  if (fault) {
    return {refusal: refusalOf(id, codes.invalidRequest, fault)};
  }
  const wrong = paramsFaultOf(value);
  if (wrong) {
    return {refusal: refusalOf(id, codes.invalidParams, wrong)};
  }
  try {
    return {message: parseJSONRPCMessage(value)};
  } catch {
    return {refusal: refusalOf(id, codes.invalidRequest, 'The message is no JSON-RPC 2.0 request or notification.')};
  }
}

/** An error response of JSON-RPC. */
export function refusalOf(id: Refusal['id'], code: Code, message: string): Refusal {
  return {jsonrpc: '2.0', id, error: {code, message}};
}

function faultOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return 'Batches are not supported; send one message at a time.';
  }
  if (!isObject(value) || value.jsonrpc !== '2.0') {
    return 'The message is no JSON-RPC 2.0 object.';
  }
  if ('id' in value && idOf(value) === null) {
    return 'The id must be a string or an integer.';
  }
  if (!('method' in value) && !('result' in value) && !('error' in value)) {
    return 'The method is missing.';
  }
  if ('method' in value && typeof value.method !== 'string') {
    return 'The method must be a string.';
  }
  return 'params' in value && !isObject(value.params) ? 'The params must be an object.' : undefined;
}

/** Notifications get no answer, whatever is in them. */
function paramsFaultOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.method === 'string' && idOf(value) !== null
    ? paramsFault(value.method, value.params)
    : undefined;
}

function idOf(value: unknown): Refusal['id'] {
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
