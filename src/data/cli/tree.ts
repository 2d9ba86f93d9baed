import Ajv from 'ajv/dist/2020';

import type {Command, CommandTree, Option} from './types';

/** Validates schema, cross references and uniqueness; throws one line that names the first invalid entry. */
export function checkTree(data: unknown, schema: object): CommandTree {
  const ajv = new Ajv({allErrors: false, strict: false});
  if (!ajv.validate(schema, data)) {
    const [fault] = ajv.errors ?? [];
    throw new Error(
      `specs/mcp/cli.json: ${entryAt(data, fault?.instancePath ?? '')}: ${fault?.message} ${JSON.stringify(fault?.params)}`,
    );
  }
  const tree = data as CommandTree;
  const fault = firstFault(tree);
  if (fault) {
    throw new Error(`specs/mcp/cli.json: ${fault}`);
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

function entryAt(data: unknown, pointer: string): string {
  const [, list = '', index = '', part = '', place = ''] = pointer.split('/');
  const tree = data as Partial<CommandTree> | null;
  if (list === 'globalOptions') {
    return `${optionAt(tree?.globalOptions, index)}global options (${pointer})`;
  }
  const command = list === 'commands' ? tree?.commands?.[Number(index)] : undefined;
  if (!command) {
    return pointer || 'top level';
  }
  const option = part === 'options' ? optionAt(command.options, place) : '';
  return `${option}command "${command.path}" (${pointer})`;
}

function optionAt(options: readonly Option[] | undefined, index: string): string {
  const name = index === '' ? undefined : options?.[Number(index)]?.name;
  return name ? `option --${name} of ` : '';
}

export function parentPath({path}: Pick<Command, 'path'>): string | undefined {
  return path.includes(' ') ? path.slice(0, path.lastIndexOf(' ')) : undefined;
}

/** File name and last URL segment of a command's page: `thv_config_get-ca-cert` for `thv config get-ca-cert`. */
export function pageName(path: string): string {
  return path.replaceAll(' ', '_');
}

export function childrenOf(tree: CommandTree, path: string): readonly Command[] {
  return tree.commands.filter((command) => command.page && parentPath(command) === path);
}
