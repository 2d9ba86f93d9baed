import {Server} from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';

import {brand} from '../site/brand';
import {products} from '../site/products';

import {complete} from './completions';
import type {Context} from './context';
import {getPrompt, prompts} from './prompts';
import {listResources, readResource, resourceTemplates} from './resources';
import {callTool, tools} from './tools';

const info = {name: 'stacklok-docs', title: brand.siteName, version: '1.0.0'};

const instructions = [
  `Documentation of ${products.map(({name, release}) => `${name} ${release}`).join(' and ')}, offline.`,
  'Search with search_docs, then read the sections it names with read_page.',
  'Look commands and API calls up before you write them: lookup_command, lookup_api_operation.',
].join(' ');

/**
 * A server that answers from the documentation; connect it to a transport. It stands on the lower of the two classes of
 * the SDK, because the other one answers wrong arguments as if a tool had failed.
 */
export function createServer(context: Context): Server {
  const server = new Server(info, {
    capabilities: {tools: {}, resources: {}, prompts: {}, completions: {}},
    instructions,
  });
  server.setRequestHandler(ListToolsRequestSchema, () => ({tools: tools.map(({definition}) => definition)}));
  server.setRequestHandler(CallToolRequestSchema, ({params}) => callTool(context, params.name, params.arguments));
  server.setRequestHandler(ListResourcesRequestSchema, ({params}) => listResources(context.library, params?.cursor));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({resourceTemplates}));
  server.setRequestHandler(ReadResourceRequestSchema, ({params}) => readResource(context.library, params.uri));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({prompts: [...prompts]}));
  server.setRequestHandler(GetPromptRequestSchema, ({params}) => getPrompt(context, params.name, params.arguments));
  server.setRequestHandler(CompleteRequestSchema, ({params}) => complete(context, params));
  return server;
}
