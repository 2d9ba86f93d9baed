import {type JSONRPCMessage, parseJSONRPCMessage, ProtocolErrorCode} from '@modelcontextprotocol/server';

import {paramsFault} from './shapes';

/** A message, or the error response to an invalid one. */
export type Read = {readonly message: JSONRPCMessage} | {readonly refusal: Refusal};

/** An error response; the id is null when the request has no valid one. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly error: {readonly code: ProtocolErrorCode; readonly message: string};
}

/** Parses and validates one JSON-RPC message. */
export function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return {refusal: refusalOf(null, ProtocolErrorCode.ParseError, 'The message is not JSON.')};
  }
  const id = idOf(value);
  const fault = faultOf(value);
  if (fault) {
    return {refusal: refusalOf(id, ProtocolErrorCode.InvalidRequest, fault)};
  }
  const wrong = paramsFaultOf(value);
  if (wrong) {
    return {refusal: refusalOf(id, ProtocolErrorCode.InvalidParams, wrong)};
  }
  try {
    return {message: parseJSONRPCMessage(value)};
  } catch {
    return {
      refusal: refusalOf(
        id,
        ProtocolErrorCode.InvalidRequest,
        'The message is not a JSON-RPC 2.0 request or notification.',
      ),
    };
  }
}

export function refusalOf(id: Refusal['id'], code: ProtocolErrorCode, message: string): Refusal {
  return {jsonrpc: '2.0', id, error: {code, message}};
}

function faultOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return 'Batches are not supported; send one message at a time.';
  }
  if (!isObject(value) || value.jsonrpc !== '2.0') {
    return 'The message is not a JSON-RPC 2.0 object.';
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

/** Notifications get no response, so their parameters are not validated. */
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
