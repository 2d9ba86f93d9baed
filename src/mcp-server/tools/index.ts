import type {CallToolResult} from '@modelcontextprotocol/server';

import {schemaProblems} from '../../data/checks/schema';
import type {Context} from '../context';
import {nearest} from '../library/find';
import {codes, ProtocolError} from '../protocol/error';

import {failed} from './answers';
import {checkUsage} from './checkUsage';
import {findMessage} from './findMessage';
import {listPages} from './listPages';
import {lookupApiOperation} from './lookupApiOperation';
import {lookupCommand} from './lookupCommand';
import {readPage} from './readPage';
import {readSections} from './readSections';
import {searchDocs} from './searchDocs';
import type {Tool} from './types';

/** All tools, the most used first. */
export const tools: readonly Tool[] = [
  searchDocs,
  readPage,
  readSections,
  findMessage,
  lookupCommand,
  lookupApiOperation,
  checkUsage,
  listPages,
];

/**
 * Answers a tool call. Wrong arguments are an answer too, so that a model reads what to correct.
 *
 * @throws a protocol error for an unknown tool
 */
export function callTool(context: Context, name: string, args: Readonly<Record<string, unknown>> = {}): CallToolResult {
  const tool = tools.find(({definition}) => definition.name === name);
  if (!tool) {
    const names = tools.map(({definition}) => definition.name);
    const [idea = names.join(', ')] = nearest(name.slice(0, 100), names, 1);
    throw new ProtocolError(codes.invalidParams, `There is no tool "${name.slice(0, 100)}". Did you mean ${idea}?`);
  }
  const {inputSchema} = tool.definition;
  const problems = schemaProblems(inputSchema, args);
  const known = Object.keys(inputSchema.properties ?? {}).join(', ');
  return problems.length > 0
    ? failed(`${name}: ${problems.join('; ')}. Its arguments: ${known}.`)
    : tool.call(context, args);
}
