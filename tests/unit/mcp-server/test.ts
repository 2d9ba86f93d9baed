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
  client: [async ({buildDir}, provide) => provide(await connect(buildDir)), {scope: 'worker'}],
});

/** Connects a client of the SDK to a server over a build. */
export async function connect(buildDir: string): Promise<Client> {
  return connectTo(contextOf(await readFiles(buildDir)));
}

/** Connects a client of the SDK to a server with a context. */
export async function connectTo(context: Context): Promise<Client> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'tests', version: '1.0.0'});
  await createServer(context).connect(serverSide);
  await client.connect(clientSide);
  return client;
}

/** A client of the SDK that supports one revision of the protocol. */
export async function clientOf(revision: string, transport: Transport): Promise<Client> {
  const isModern = revision >= '2026';
  const client = new Client(
    {name: 'tests', version: '1.0.0'},
    isModern ? {versionNegotiation: {mode: {pin: revision}}} : {supportedProtocolVersions: [revision]},
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
