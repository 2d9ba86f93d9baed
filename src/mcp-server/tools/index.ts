import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import Ajv from 'ajv/dist/2020';

import type {Context} from '../context';
import {nearest} from '../library/find';
import {codes, ProtocolError} from '../protocolError';

import {listPages} from './listPages';
import {lookupApiOperation} from './lookupApiOperation';
import {lookupCommand} from './lookupCommand';
import {readPage} from './readPage';
import {searchDocs} from './searchDocs';

/** All tools, the most used first. */
export const tools = [searchDocs, readPage, listPages, lookupCommand, lookupApiOperation];

const ajv = new Ajv({allErrors: true, strict: false});
const validators = new Map(tools.map(({definition}) => [definition.name, ajv.compile(definition.inputSchema)]));

/**
 * Answers a tool call.
 *
 * @throws a protocol error that says what is wrong with the call
 */
export function callTool(context: Context, name: string, args: Readonly<Record<string, unknown>> = {}): CallToolResult {
  const tool = tools.find(({definition}) => definition.name === name);
  const validate = validators.get(name);
  if (!tool || !validate) {
    const names = tools.map(({definition}) => definition.name);
    const [idea = names.join(', ')] = nearest(name, names, 1);
    throw new ProtocolError(codes.invalidParams, `There is no tool "${name.slice(0, 100)}". Did you mean ${idea}?`);
  }
  if (!validate(args)) {
    const faults = (validate.errors ?? []).map(({instancePath, message, params}) => {
      const field = instancePath.slice(1) || 'arguments';
      return `${field} ${message}${'additionalProperty' in params ? ` ("${params.additionalProperty}")` : ''}${'allowedValues' in params ? ` (${params.allowedValues.join(', ')})` : ''}`;
    });
    throw new ProtocolError(codes.invalidParams, `${name}: ${faults.join('; ')}.`);
  }
  return tool.call(context, args);
}
