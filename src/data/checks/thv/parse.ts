import type {Command, CommandTree, Option} from '../../cli/tree';
import {unknown} from '../nearest';
import {isPlaceholder} from '../shell';

/** Parsed options; `passed` are the arguments after `--`. */
interface Options {
  readonly words: readonly string[];
  /** Values by long name; undefined if the value is missing. */
  readonly given: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly passed: readonly string[];
  readonly problems: readonly string[];
}

export interface ThvCall extends Options {
  readonly command: Command;
}

/** Resolves the command and parses arguments and options like `thv`. `args` excludes the leading `thv`. */
export function parseThv(tree: CommandTree, args: readonly string[]): ThvCall {
  const {command, rest} = findCommand(tree, args);
  const fault = strayWord(tree, command, rest);
  const options = readOptions(optionsOf(tree, command), rest, command.path);
  return fault === undefined
    ? {command, ...options}
    : {command, ...options, words: [], problems: [fault, ...options.problems]};
}

export function optionsOf(tree: CommandTree, command: Command): readonly Option[] {
  return [...command.options, ...tree.globalOptions];
}

/** Global options may precede a subcommand. */
export function findCommand(tree: CommandTree, args: readonly string[]): {command: Command; rest: readonly string[]} {
  const globals = tree.globalOptions.flatMap(({name, short}) => [`--${name}`, `-${short}`]);
  const leading: string[] = [];
  let command = rootOf(tree);
  for (const [i, word] of args.entries()) {
    const child = subcommands(tree, command).find((other) => namesOf(other).includes(word));
    if (child) {
      command = child;
    } else if (globals.includes(word)) {
      leading.push(word);
    } else {
      return {command, rest: [...leading, ...args.slice(i)]};
    }
  }
  return {command, rest: leading};
}

function rootOf({commands, tool}: CommandTree): Command {
  const root = commands.find(({path}) => path === tool);
  if (!root) {
    throw new Error(`the command tree has no command "${tool}"`);
  }
  return root;
}

function strayWord(tree: CommandTree, command: Command, [word]: readonly string[]): string | undefined {
  const children = subcommands(tree, command);
  const isGroup = children.length > 0 && command.argumentCount.max === 0;
  if (word === undefined || !isGroup || word.startsWith('-') || isPlaceholder(word)) {
    return undefined;
  }
  const paths = children.flatMap((child) => namesOf(child).map((name) => `${command.path} ${name}`));
  return unknown('command', `${command.path} ${word}`, paths);
}

function subcommands(tree: CommandTree, {path}: Command): readonly Command[] {
  return tree.commands.filter((other) => other.path.replace(/ [^ ]+$/, '') === path && other.path !== path);
}

function namesOf({path, aliases}: Command): readonly string[] {
  return [path.slice(path.lastIndexOf(' ') + 1), ...aliases];
}

/** Parses `--name value`, `--name=value`, `-n value`, `-nvalue` and `-ab`. */
function readOptions(options: readonly Option[], args: readonly string[], path: string): Options {
  const words: string[] = [];
  const given = new Map<string, (string | undefined)[]>();
  const problems: string[] = [];
  const queue = [...args];
  const add = (option: Option, value: string | undefined) => {
    const text = value ?? (option.type === 'bool' ? 'true' : queue.shift());
    given.set(option.name, [...(given.get(option.name) ?? []), text]);
  };
  while (queue.length > 0 && queue[0] !== '--') {
    const word = queue.shift() ?? '';
    if (word.startsWith('--')) {
      const [, name = '', value] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
      const option = options.find((other) => other.name === name);
      if (option) {
        add(option, value);
      } else {
        const names = options.map((other) => `--${other.name}`);
        problems.push(unknown('option', `--${name}`, names, path));
      }
    } else if (/^-./.test(word)) {
      problems.push(...readShort(options, word.slice(1), path, add));
    } else {
      words.push(word);
    }
  }
  return {words, given, passed: queue.slice(1), problems};
}

function readShort(
  options: readonly Option[],
  letters: string,
  path: string,
  add: (option: Option, value: string | undefined) => void,
): string[] {
  const [letter = ''] = letters;
  const option = options.find(({short}) => short === letter);
  if (!option) {
    const shorts = options.flatMap(({short}) => (short ? [`-${short}`] : []));
    return [unknown('option', `-${letter}`, shorts, path)];
  }
  const rest = letters.slice(1);
  if (option.type === 'bool' && !rest.startsWith('=')) {
    add(option, undefined);
    return rest ? readShort(options, rest, path, add) : [];
  }
  add(option, rest ? rest.replace(/^=/, '') : undefined);
  return [];
}
