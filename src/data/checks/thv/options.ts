import type {Option} from '../../cli/types';
import {unknown} from '../nearest';

/** Parsed command line; `passed` are the arguments after `--`. */
export interface Options {
  readonly words: readonly string[];
  /** Values by long name; undefined if the value is missing. */
  readonly given: ReadonlyMap<string, readonly (string | undefined)[]>;
  readonly passed: readonly string[];
  readonly problems: readonly string[];
}

/** Parses `--name value`, `--name=value`, `-n value`, `-nvalue` and `-ab`. */
export function readOptions(options: readonly Option[], args: readonly string[], path: string): Options {
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
