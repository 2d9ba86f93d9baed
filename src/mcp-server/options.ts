/** What the command line of the server asks for. */
export type Options = {readonly show: 'help' | 'version'} | {readonly from?: string};

export const usage = `Usage: docs-mcp [--from <origin or folder>]

Serves the documentation as an MCP server over standard input and output.

  --from <origin or folder>  Read the pages from a deployed site, such as
                             https://docs.example.com, or from a built one,
                             such as ./build. The default is the package itself.
  --version                  Print the version.
  --help                     Print this text.
`;

/**
 * Reads the command line.
 *
 * @throws one line when it holds anything else
 */
export function readOptions(args: readonly string[]): Options {
  const [first, second, ...others] = args;
  if (first === undefined) {
    return {};
  }
  if ((first === '--help' || first === '--version') && second === undefined) {
    return {show: first === '--help' ? 'help' : 'version'};
  }
  const [, inline] = /^--from=(.+)$/.exec(first) ?? [];
  if (inline && second === undefined) {
    return {from: inline};
  }
  if (first === '--from' && second && others.length === 0) {
    return {from: second};
  }
  throw new Error(`cannot read "${args.join(' ')}"; see --help`);
}
