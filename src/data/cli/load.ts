import {checked, readJson} from '../readJson';

import {type CommandTree, parentPath} from './tree';

/** Sources of the command reference, relative to the site. */
export const treeFiles = ['specs/mcp/cli.json', 'specs/mcp/cli.schema.json'] as const;

/** Throws one line that names the first invalid entry. */
export function loadTree(siteDir: string): CommandTree {
  const [data, schema] = treeFiles.map((file) => readJson(siteDir, file));
  return checkTree(data, schema as object);
}

/** Validates schema, cross references and uniqueness; throws one line that names the first invalid entry. */
export function checkTree(data: unknown, schema: object): CommandTree {
  const [file] = treeFiles;
  const tree = checked<CommandTree>(file, data, schema);
  const fault = firstFault(tree);
  if (fault) {
    throw new Error(`${file}: ${fault}`);
  }
  return tree;
}

function firstFault(tree: CommandTree): string | undefined {
  const paths = tree.commands.map(({path}) => path);
  const twice = firstRepeated(paths);
  if (twice) {
    return `command "${twice}" is listed twice`;
  }
  for (const command of tree.commands) {
    const parent = parentPath(command);
    if (parent && !paths.includes(parent)) {
      return `command "${command.path}" is an orphan: "${parent}" is missing`;
    }
    const options = [...tree.globalOptions, ...command.options];
    const name = firstRepeated(options.map((option) => `--${option.name}`));
    const short = firstRepeated(options.flatMap((option) => (option.short ? [`-${option.short}`] : [])));
    if (name ?? short) {
      return `command "${command.path}": option ${name ?? short} is listed twice`;
    }
    if (command.page && (command.examples.length === 0 || command.related.length === 0)) {
      return `command "${command.path}" has a page but no example or no related guide`;
    }
  }
  return undefined;
}

function firstRepeated(words: readonly string[]): string | undefined {
  return words.find((word, i) => words.indexOf(word) !== i);
}
