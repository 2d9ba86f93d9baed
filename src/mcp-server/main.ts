import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {gunzipSync} from 'node:zlib';

import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';

import {contextOf} from './context';
import {type Files, readFiles} from './files';
import {createServer, version} from './server';

const usage = `Usage: docs-mcp [--from <origin or folder>]

Serves the documentation as an MCP server over standard input and output.

  --from <origin or folder>  Read the pages from a deployed site, such as
                             https://docs.example.com, or from a built one,
                             such as ./build. The default is the package itself.
  --version                  Print the version.
  --help                     Print this text.
`;

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
    const {from} = options;
    serve(from === undefined ? unpack(packed) : await readFiles(from), from);
  } catch (error) {
    report(error as Error);
    process.exitCode = 1;
  }
}

/** Parses the command line; throws one line for an unknown option, a missing value or a positional argument. */
function readOptions(args: readonly string[]): {from?: string; version?: boolean; help?: boolean} {
  const options = {from: {type: 'string'}, version: {type: 'boolean'}, help: {type: 'boolean'}} as const;
  try {
    const {values} = parseArgs({args: [...args], options});
    if (values.from === '') {
      throw new Error('--from needs an origin or a folder');
    }
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}; see --help`);
  }
}

function unpack(packed: string): Files {
  return JSON.parse(gunzipSync(readFileSync(packed)).toString()) as Files;
}

function serve(files: Files, from?: string): void {
  const context = contextOf(files);
  // Standard output is reserved for protocol messages.
  console.log = console.error;
  process.stdout.on('error', () => process.exit(0));
  // The package has the SDK's exports for browsers, where the streams are not known.
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  serveStdio(() => createServer(context), {transport, onerror: report});
  console.error(`docs server: ${context.library.size} pages from ${from ?? context.manifest.url}`);
}

function report({message}: Error): void {
  console.error(`docs server: ${message}`);
}
