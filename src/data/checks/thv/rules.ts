import type {Argument, Command, CommandTree, Option} from '../../cli/tree';
import {unknown} from '../nearest';
import {isOpen, isPlaceholder} from '../shell';

import {findCommand, optionsOf, type ThvCall} from './parse';

const patterns: Partial<Record<Option['type'], RegExp>> = {
  bool: /^(true|false|t|f|1|0)$/i,
  int: /^-?\d+$/,
  duration: /^-?(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/,
};

/** Lists values that the command would reject or silently misinterpret. */
export function valueProblems(tree: CommandTree, {command, words, given}: ThvCall): string[] {
  const options = optionsOf(tree, command).flatMap((option) => {
    const values = given.get(option.name) ?? [];
    const twice = values.length > 1 && !option.repeatable ? [`--${option.name} may be given once only`] : [];
    return [...twice, ...values.flatMap((value) => (value === undefined ? [] : optionProblems(option, value)))];
  });
  const last = command.arguments.at(-1);
  const positional = words.flatMap((word, i) => {
    const argument = command.arguments[i] ?? (last?.variadic ? last : undefined);
    return argument ? argumentProblems(argument, word) : [];
  });
  return [...options, ...positional, ...helpProblems(tree, command, words)];
}

export function countProblems(tree: CommandTree, {command, words, given, passed}: ThvCall): string[] {
  if (given.has('help')) {
    return [];
  }
  const {min, max} = command.argumentCount;
  const count = words.length + (command.passthrough ? 0 : passed.length);
  const names = command.arguments.map(({name}) => name).join(' ');
  const range =
    max === 0
      ? 'no argument'
      : max === min
        ? `${min} argument, ${names}`
        : `${min} to ${max ?? 'any number of'} arguments`;
  const outside = count < min || count > (max ?? Infinity);
  const missing = optionsOf(tree, command).filter(({name, required}) => required && !given.has(name));
  const empty = [...given].filter(([, values]) => values.includes(undefined));
  return [
    ...(outside ? [`${command.path} takes ${range}, not ${count}: ${[...words, ...passed].join(' ')}`] : []),
    ...missing.map(({name}) => `${command.path} needs --${name}`),
    ...empty.map(([name]) => `--${name} has no value`),
    ...choiceProblems(command, words, given),
  ];
}

function choiceProblems(command: Command, words: readonly string[], given: ThvCall['given']): string[] {
  return (command.exactlyOneOf ?? [])
    .filter((choice) => {
      const isGiven = (name: string) => (name.startsWith('--') ? isSet(given.get(name.slice(2))) : words.length > 0);
      return choice.filter(isGiven).length !== 1;
    })
    .map((choice) => `${command.path} takes exactly one of ${choice.join(' and ')}`);
}

function isSet(values: readonly (string | undefined)[] | undefined): boolean {
  return values !== undefined && values.at(-1) !== 'false';
}

function helpProblems(tree: CommandTree, {path}: Command, words: readonly string[]): string[] {
  const {rest} = path === 'thv help' ? findCommand(tree, words) : {rest: []};
  return rest.length > 0 ? [`unknown command "thv ${words.join(' ')}" after thv help`] : [];
}

function optionProblems(option: Option, value: string): string[] {
  const name = `--${option.name}`;
  if (isOpen(value)) {
    return [];
  }
  if (patterns[option.type]?.test(value) === false) {
    return [`${name} takes a value of type ${option.type}, not "${value}"`];
  }
  if (/port$/.test(option.name) && Number(value) > 65_535) {
    return [`${name} takes a port up to 65535, not ${value}`];
  }
  if (option.valueFormat !== undefined && !formatPattern(option.valueFormat).test(value)) {
    return [`${name} takes ${option.valueFormat}, not "${value}"`];
  }
  return listProblems(name, option.values, value);
}

function argumentProblems(argument: Argument, value: string): string[] {
  return isPlaceholder(value) ? [] : listProblems(argument.name, argument.values, value);
}

function listProblems(name: string, values: readonly string[] | undefined, value: string): string[] {
  const open = values === undefined || values.includes(value) || values.some((entry) => entry.startsWith('<'));
  return open ? [] : [unknown(`value of ${name}`, value, values)];
}

/** Compiles `HOST:CONTAINER[:ro]` to a pattern: capitals are placeholders, brackets optional. */
function formatPattern(format: string): RegExp {
  const separators = format.replaceAll(/[^,=:]/g, '');
  const source = format
    .replaceAll('[', '(?:')
    .replaceAll(']', ')?')
    .replaceAll(/[A-Z_]+$/g, '.+')
    .replaceAll(/[A-Z_]+/g, `[^${separators}]+`);
  return new RegExp(`^${source}$`, 's');
}
