import type {Argument, Option} from '../../cli/types';
import {unknown} from '../nearest';
import {isOpen, isPlaceholder} from '../shell';

const patterns: Partial<Record<Option['type'], RegExp>> = {
  bool: /^(true|false|t|f|1|0)$/i,
  int: /^-?\d+$/,
  duration: /^-?(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$/,
};

export function optionProblems(option: Option, value: string): string[] {
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

export function argumentProblems(argument: Argument, value: string): string[] {
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
