import {parseArgs} from 'node:util';

interface Options {
  readonly from?: string | undefined;
  readonly version?: boolean | undefined;
  readonly help?: boolean | undefined;
}

export const usage = `Usage: docs-mcp [--from <origin or folder>]

Serves the documentation as an MCP server over standard input and output.

  --from <origin or folder>  Read the pages from a deployed site, such as
                             https://docs.example.com, or from a built one,
                             such as ./build. The default is the package itself.
  --version                  Print the version.
  --help                     Print this text.
`;

/** Parses the command line; throws one line for an unknown option, a missing value or a positional argument. */
export function readOptions(args: readonly string[]): Options {
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
