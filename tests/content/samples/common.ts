import {execFileSync} from 'node:child_process';

import {parse as parseLua} from 'luaparse';
import {parseAllDocuments} from 'yaml';

import {distance, unknown} from '../../../src/data/checks/nearest';
import {callsIn, lineAt} from '../../../src/data/checks/shell';
import {fixture} from '../../support/fixtures';
import {pythonFault} from '../../support/python';

import {check, type Check, type Checker, inCalls, inMatches} from './checks';
import type {Sample} from './pages';

/** Languages that have a checker or are not code. */
const languages = ['bash', 'docker', 'ini', 'json', 'lua', 'mermaid', 'powershell', 'python', 'text', 'yaml'];

/** Finds code blocks without a checker, and commands that cannot be pasted. */
const knownLanguages: Checker = ({samples}) =>
  samples
    .filter(({lang}) => lang !== 'inline')
    .flatMap((sample) => {
      const isPrompt = ['bash', 'powershell'].includes(sample.lang) && /^(?:\$|%|>|PS [A-Z]:\S*>) /m.test(sample.code);
      return check(sample, 0, 'language', [
        ...(languages.includes(sample.lang) ? [] : [unknown('language', sample.lang, languages)]),
        ...(isPrompt ? ['a command carries no prompt sign'] : []),
      ]);
    });

/** Checks each argument and prints its errors, followed by a null byte. */
const bashReader = String.raw`for code; do bash -n <<< "$code" 2>&1; printf '\0'; done`;

/** Parses Bash, Python and Lua. */
const syntax: Checker = ({samples}) => {
  const shell = samples.filter(({lang}) => lang === 'bash');
  // One process for a page, because starting one for each sample dominates the run time.
  const output =
    shell.length > 0
      ? execFileSync('bash', ['-c', bashReader, 'bash', ...shell.map(({code}) => code)], {encoding: 'utf8'})
      : '';
  return [
    ...shell.flatMap((sample, i) => bashFaults(sample, output.split('\0')[i]?.trim() ?? '')),
    ...samples.flatMap((sample) =>
      sample.lang === 'python' ? pythonFaults(sample) : sample.lang === 'lua' ? luaFaults(sample) : [],
    ),
  ];
};

function bashFaults(sample: Sample, message: string): Check[] {
  const line = [...message.matchAll(/line (\d+)/g)].at(-1)?.[1] ?? '1';
  const reason = message.split('\n').find((text) => /error|unexpected/i.test(text)) ?? message;
  return check(sample, Number(line) - 1, 'syntax', message ? [`bash cannot read this: ${reason}`] : []);
}

function pythonFaults(sample: Sample): Check[] {
  const line = pythonFault(sample.code);
  return check(sample, (line ?? 1) - 1, 'syntax', line ? ['Python cannot read this line'] : []);
}

function luaFaults(sample: Sample): Check[] {
  try {
    parseLua(sample.code, {luaVersion: 'LuaJIT'});
    return check(sample, 0, 'lua', []);
  } catch (error) {
    const {message, line = 1} = error as Error & {line?: number};
    return check(sample, line - 1, 'lua', [`not Lua: ${message}`]);
  }
}

/** Long options by program; unlisted programs are not checked. */
const programOptions = fixture<Readonly<Record<string, string>>>('programs');

/** Checks the long options of listed programs. */
const otherPrograms = inCalls('program', ({program, args}) => {
  const known = programOptions[program]?.split(' ').map((name) => `--${name}`);
  const end = args.indexOf('--');
  const used = (end < 0 ? args : args.slice(0, end)).filter((word) => /^--[a-z]/.test(word)).map(nameOf);
  return known && used.length > 0
    ? used.filter((name) => !known.includes(name)).map((name) => unknown('option', name, known, program))
    : undefined;
});

/** Checkers that know no product. */
export const commonCheckers: readonly Checker[] = [otherPrograms, syntax, knownLanguages];

/**
 * Checks options in prose, such as `--debug`; a star is a wildcard. Options of other programs are valid if a command on
 * the page uses them or they are listed.
 * @param other options of other programs, and the pages whose prose may mention them
 */
export function optionMentions(
  known: readonly string[],
  other: {readonly pages: RegExp; readonly options: readonly string[]},
): Checker {
  return ({file, samples}) => {
    const used = samples.flatMap(callsIn).flatMap(({program, args}) => (program.startsWith('-') ? [] : args));
    const listed = other.pages.test(file) ? other.options : [];
    const names = [...new Set([...known, ...listed, ...used.filter((word) => word.startsWith('-')).map(nameOf)])];
    return samples
      .filter(({lang, code}) => lang === 'inline' && /^--[a-z]/.test(code))
      .flatMap((sample) => {
        const name = nameOf(sample.code.split(/\s/)[0] ?? '');
        const start = name.replace(/\*$/, '');
        const exists = names.some((one) => one === name || (start !== name && one.startsWith(start)));
        return check(sample, 0, 'option', exists ? [] : [unknown('option', name, names)]);
      });
  };
}

function nameOf(word: string): string {
  return word.split('=')[0] ?? '';
}

/**
 * Checks names of environment variables in all samples.
 * @param own pattern of the product's variables; other names are wrong only if they are similar to one
 */
export function variableNames(own: RegExp, names: readonly string[]): Checker {
  return inMatches('variable', /\b[A-Z][A-Z0-9]*_(?:[A-Z0-9_]|<\w+>)+/g, ([name]) => {
    if (names.includes(name)) {
      return [];
    }
    const isOurs = own.test(name) || names.some((other) => distance(name, other) === 1);
    return isOurs ? [unknown('variable', name, names)] : undefined;
  });
}

/** Checks that JSON and YAML samples can be parsed, and each of their values. */
export function documents(problemsOf: (value: unknown, sample: Sample) => readonly string[]): Checker {
  return ({samples}) =>
    samples
      .filter(({lang}) => lang === 'json' || lang === 'yaml')
      .flatMap((sample) => {
        try {
          const values = sample.lang === 'json' ? [JSON.parse(sample.code) as unknown] : readYaml(sample.code);
          const problems = values.flatMap((value) => problemsOf(value, sample));
          return check(sample, 0, 'file', problems);
        } catch (error) {
          const {message} = error as Error;
          const position = Number(/position (\d+)/.exec(message)?.[1]);
          const line = position ? lineAt(sample.code, position) : Number(/line (\d+)/.exec(message)?.[1] ?? 1) - 1;
          return check(sample, line, 'file', [`not ${sample.lang.toUpperCase()}: ${message}`]);
        }
      });
}

function readYaml(code: string): unknown[] {
  const found = parseAllDocuments(code);
  const all = Array.isArray(found) ? found : [];
  const [error] = all.flatMap(({errors}) => errors);
  if (error) {
    // Without the excerpt of the code in its further lines.
    throw new Error(error.message.split('\n')[0]);
  }
  return all.map((document) => document.toJS() as unknown);
}
