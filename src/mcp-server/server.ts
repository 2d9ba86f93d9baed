import {Server} from '@modelcontextprotocol/server';

import {brand} from '../site/brand';
import {products} from '../site/products';

import {complete} from './completions';
import type {Context} from './context';
import {version} from './package.json';
import {getPrompt, prompts} from './prompts';
import {listResources, readResource, resourceTemplates} from './resources';
import {callTool, tools} from './tools';

export {version};

const info = {name: 'stacklok-docs', title: brand.siteName, version};

function instructionsFor({manifest: {releases}}: Context): string {
  return [
    `Documentation of ${products.map(({id, name}) => `${name} ${releases[id]}`).join(' and ')}.`,
    'Search with search_docs, then read the sections it names with read_page.',
    'Look up commands and API calls before you write them: lookup_command, lookup_api_operation.',
  ].join(' ');
}

/** Creates a server, to be connected to a transport. `McpServer` of the SDK would not accept tool schemas as JSON Schema. */
export function createServer(context: Context): Server {
  const server = new Server(info, {
    capabilities: {tools: {}, resources: {}, prompts: {}, completions: {}},
    instructions: instructionsFor(context),
  });
  server.setRequestHandler('tools/list', () => ({tools: tools.map(({definition}) => definition)}));
  server.setRequestHandler('tools/call', ({params}) => callTool(context, params.name, params.arguments));
  server.setRequestHandler('resources/list', ({params}) => listResources(context.library, params?.cursor));
  server.setRequestHandler('resources/templates/list', () => ({resourceTemplates}));
  server.setRequestHandler('resources/read', ({params}) => readResource(context.library, params.uri));
  server.setRequestHandler('prompts/list', () => ({prompts: [...prompts]}));
  server.setRequestHandler('prompts/get', ({params}) => getPrompt(context, params.name, params.arguments));
  server.setRequestHandler('completion/complete', ({params}) => complete(context, params));
  return server;
}
