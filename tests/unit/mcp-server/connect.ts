import {type CallToolResult, Client, InMemoryTransport} from '@modelcontextprotocol/client';

import {type Context, loadContext} from '../../../src/mcp-server/context';
import {filesInFolder} from '../../../src/mcp-server/files/folder';
import {createServer} from '../../../src/mcp-server/server';

/** Connects a client of the SDK to a server over a build. */
export async function connect(buildDir: string): Promise<Client> {
  return connectTo(await loadContext(filesInFolder(buildDir)));
}

/** Connects a client of the SDK to a server with a context. */
export async function connectTo(context: Context): Promise<Client> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'tests', version: '1.0.0'});
  await createServer(context).connect(serverSide);
  await client.connect(clientSide);
  return client;
}

export async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<CallToolResult> {
  return client.callTool({name, arguments: args});
}

/** The text of a result. */
export function textOf({content}: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
