import type {CallToolResult} from '@modelcontextprotocol/server';

import {schemaProblems} from '../../data/checks/schema';
import type {Context} from '../context';
import {alike, didYouMean} from '../library';

import {checkUsage} from './checkUsage';
import {findMessage} from './findMessage';
import {lookupApiOperation} from './lookupApiOperation';
import {lookupCommand} from './lookupCommand';
import {listPages, readPage, readSections} from './pages';
import {searchDocs} from './searchDocs';
import {failed, type Tool, wrongRequest} from './tool';

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
 * Handles a tool call. Invalid arguments are an error result, so that the model can correct them.
 * @throws a protocol error for an unknown tool
 */
export function callTool(context: Context, name: string, args: Readonly<Record<string, unknown>> = {}): CallToolResult {
  const tool = tools.find(({definition}) => definition.name === name);
  if (!tool) {
    const names = tools.map(({definition}) => definition.name);
    const wrong = name.slice(0, 100);
    const idea = didYouMean(alike(wrong, names), `There are: ${names.join(', ')}.`);
    throw wrongRequest(`There is no tool "${wrong}". ${idea}`);
  }
  const {inputSchema} = tool.definition;
  const problems = schemaProblems(inputSchema, args);
  const known = Object.keys(inputSchema.properties ?? {}).join(', ');
  return problems.length > 0
    ? failed(`${name}: ${problems.join('; ')}. Its arguments: ${known}.`)
    : tool.call(context, args);
}
