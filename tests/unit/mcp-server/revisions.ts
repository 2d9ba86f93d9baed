import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';

/** A client of the SDK that supports one revision. */
function clientOf(revision: string): Client {
  const isModern = revision >= '2026';
  return new Client(
    {name: 'tests', version: '1.0.0'},
    isModern ? {versionNegotiation: {mode: {pin: revision}}} : {supportedProtocolVersions: [revision]},
  );
}

/** Starts the server and connects to it over standard input and output. */
export async function overStdio(revision: string, args: string[]): Promise<Client> {
  const client = clientOf(revision);
  await client.connect(new StdioClientTransport({command: process.execPath, args, stderr: 'ignore'}));
  return client;
}

/** Connects to a server over HTTP. */
export async function overHttp(revision: string, address: string): Promise<Client> {
  const client = clientOf(revision);
  await client.connect(new StreamableHTTPClientTransport(new URL(address)));
  return client;
}
