import {join} from 'node:path';

import {type CallToolResult, Client, InMemoryTransport, type Transport} from '@modelcontextprotocol/client';
import {test as base} from '@playwright/test';

import {type Context, contextOf} from '../../../src/mcp-server/context';
import {readFiles} from '../../../src/mcp-server/files';
import {createServer} from '../../../src/mcp-server/server';

import {smallBuild} from './smallBuild';

interface Fixtures {
  /** Folder of a small built site. */
  readonly buildDir: string;
  /** Client of a server over that site. */
  readonly client: Client;
}

export const test = base.extend<object, Fixtures>({
  buildDir: [
    ({}, provide, {project, workerIndex}) => provide(smallBuild(join(project.outputDir, `small-build-${workerIndex}`))),
    {scope: 'worker'},
  ],
  client: [
    async ({buildDir}, provide) => provide(await connectTo(contextOf(await readFiles(buildDir)))),
    {scope: 'worker'},
  ],
});

/** Connects a client of the SDK to a server with a context. */
export async function connectTo(context: Context): Promise<Client> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await createServer(context).connect(serverSide);
  return clientOf(clientSide);
}

/** A client of the SDK; with a revision of the protocol, it supports that one alone. */
export async function clientOf(transport: Transport, revision?: string): Promise<Client> {
  const client = new Client(
    {name: 'tests', version: '1.0.0'},
    revision === undefined || revision < '2026'
      ? {...(revision && {supportedProtocolVersions: [revision]})}
      : {versionNegotiation: {mode: {pin: revision}}},
  );
  await client.connect(transport);
  return client;
}

export async function call(client: Client, name: string, args: Record<string, unknown> = {}): Promise<CallToolResult> {
  return client.callTool({name, arguments: args});
}

/** The text of a result. */
export function textOf({content}: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
