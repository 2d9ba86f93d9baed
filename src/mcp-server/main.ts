import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {gunzipSync} from 'node:zlib';

import {serveStdio} from '@modelcontextprotocol/server/stdio';

import {type Context, loadContext} from './context';
import {filesInFolder} from './files/folder';
import {filesAt} from './files/origin';
import {filesOf} from './files/packed';
import type {Files, PackedFiles} from './files/types';
import {limits} from './limits';
import {readOptions, usage} from './options';
import {createServer, version} from './server';
import {LineTransport} from './stdio/transport';

/**
 * Serves the documentation over standard input and output until the input ends.
 * @param packed compressed data file of the package, read without `--from`
 */
export async function main(args: readonly string[], packed: string): Promise<void> {
  try {
    const options = readOptions(args);
    if (options.help || options.version) {
      process.stdout.write(options.help ? usage : `${version}\n`);
      return;
    }
    const files = filesFrom(options.from, packed);
    const context = await loadContext(files).catch((error: Error) => {
      throw new Error(`${files.place}: ${error.message}`);
    });
    serve(context, files.place);
  } catch (error) {
    console.error(`docs server: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function serve(context: Context, place: string): void {
  // Standard output is reserved for protocol messages.
  console.log = console.error;
  process.stdout.on('error', () => process.exit(0));
  serveStdio(() => createServer(context), {
    transport: new LineTransport(process.stdin, process.stdout, limits.message),
    onerror: ({message}) => console.error(`docs server: ${message}`),
  });
  console.error(`docs server: ${context.library.size} pages from ${place}`);
}

function filesFrom(place: string | undefined, packed: string): Files {
  if (place === undefined) {
    return filesOf(JSON.parse(gunzipSync(readFileSync(packed)).toString()) as PackedFiles);
  }
  return /^https?:\/\//.test(place) ? filesAt(place) : filesInFolder(resolve(place));
}
