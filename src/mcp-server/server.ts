import {type CompleteRequest, type CompleteResult, Server} from '@modelcontextprotocol/server';

import {brand} from '../site/brand';
import {products} from '../site/products';

import type {Context} from './context';
import {limits} from './limits';
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

/** Creates a server, to be connected to a transport. `McpServer` of the SDK would give other answers to wrong calls. */
export function createServer(context: Context): Server {
  const server = new Server(info, {
    capabilities: {tools: {}, resources: {}, prompts: {}, completions: {}},
    instructions: instructionsFor(context),
  });
  server.setRequestHandler('tools/list', () => ({tools: tools.map(({definition}) => definition)}));
  server.setRequestHandler('tools/call', ({params}) => callTool(context, params.name, params.arguments));
  server.setRequestHandler('resources/list', () => listResources(context.library));
  server.setRequestHandler('resources/templates/list', () => ({resourceTemplates}));
  server.setRequestHandler('resources/read', ({params}) => readResource(context.library, params.uri));
  server.setRequestHandler('prompts/list', () => ({prompts: [...prompts]}));
  server.setRequestHandler('prompts/get', ({params}) => getPrompt(context, params.name, params.arguments));
  server.setRequestHandler('completion/complete', ({params}) => complete(context, params));
  return server;
}

/** Completes pages for the resource template and registry names for the run prompt. */
function complete({library, registry}: Context, {ref, argument}: CompleteRequest['params']): CompleteResult {
  const isServer = ref.type === 'ref/prompt' && ref.name === 'run_mcp_server' && argument.name === 'server';
  const pages = ref.type === 'ref/resource' ? [...library.keys()].map((route) => route.slice(1)) : [];
  const found = (isServer ? Object.keys(registry()) : pages).filter((name) => name && name.startsWith(argument.value));
  const {completions} = limits;
  const values = found.slice(0, completions);
  return {completion: {values, total: found.length, hasMore: found.length > completions}};
}
