import {join, resolve} from 'node:path';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {loadContext} from './context';
import {limits} from './limits';
import {MessageGuard} from './messages';
import {createServer} from './server';

/**
 * Serves the documentation over standard input and output until the input ends.
 *
 * @param siteDir folder of this repository
 * @param buildDir folder of the built site, if it is not `build`
 */
export async function main(siteDir: string, buildDir?: string): Promise<void> {
  // Standard output belongs to the protocol.
  console.log = console.error;
  const folder = buildDir ? resolve(buildDir) : join(siteDir, 'build');
  const context = contextFrom(siteDir, folder);
  if (!context) {
    return;
  }
  const guard = new MessageGuard(limits.message, (answer) => process.stdout.write(answer));
  const server = createServer(context);
  server.onerror = ({message}) => console.error(`docs server: ${message}`);
  process.stdout.on('error', () => process.exit(0));
  process.stdin.pipe(guard);
  guard.on('end', () => void server.close());
  await server.connect(new StdioServerTransport(guard, process.stdout));
  console.error(`docs server: ${context.library.size} pages from ${folder}`);
}

function contextFrom(siteDir: string, folder: string): ReturnType<typeof loadContext> | undefined {
  try {
    return loadContext(siteDir, folder);
  } catch (error) {
    console.error(`docs server: ${folder}: ${(error as Error).message}. Build the site first: npm run build`);
    process.exitCode = 1;
    return undefined;
  }
}
