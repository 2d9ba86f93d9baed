import {unknown} from '../../../../src/data/checks/nearest';
import {callsIn, isOpen, type Call} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker} from '../types';

import type {GatewayCommands, ServerOption} from './facts';

/** Checks commands of the server's own command line. */
export function serverCalls({cli, chat}: GatewayCommands): Checker {
  return ({samples}) =>
    samples.flatMap((sample) =>
      callsIn(sample).flatMap((call) => {
        const args = serverArguments(call);
        const inChat = sample.lang === 'inline' && (chat.commands[args?.[0] ?? ''] ?? args?.[0]?.startsWith('-'));
        const isCommand = args !== undefined && !inChat && args.length > 0 && args[0] !== '…';
        const unsure = sample.lang === 'inline' && call.program === 'codegate' && !cli.commands[args?.[0] ?? ''];
        return isCommand && !unsure
          ? [check(sample, call.offset, 'server', args.join(' '), serverProblems(cli, args, sample.lang === 'inline'))]
          : [];
      }),
    );
}

function serverArguments({program, args}: Call): readonly string[] | undefined {
  if (program === 'codegate') {
    return args;
  }
  const start = Math.max(args.indexOf('src.codegate.cli'), program === 'poetry' ? args.indexOf('codegate') : -1);
  return start < 0 ? undefined : args.slice(start + 1);
}

function serverProblems(
  cli: GatewayCommands['cli'],
  [name = '', ...words]: readonly string[],
  isPart: boolean,
): string[] {
  const command = cli.commands[name];
  if (!command) {
    return name in cli.globalOptions
      ? []
      : [unknown('command', name, Object.keys({...cli.commands, ...cli.globalOptions}))];
  }
  const given = new Set<string>();
  const problems: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const [, option = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(words[i] ?? '') ?? [];
    const found = command.options[option];
    given.add(option);
    if (!found) {
      problems.push(unknown('option', option, Object.keys(command.options), name));
    } else if (found.type !== 'flag') {
      problems.push(...valueProblems(option, found, inline ?? words[++i]));
    }
  }
  const missing = Object.entries(command.options).filter(([option, {required}]) => required && !given.has(option));
  return [...problems, ...(isPart || given.has('--help') ? [] : missing.map(([option]) => `${name} needs ${option}`))];
}

function valueProblems(name: string, {type, values, caseSensitive}: ServerOption, value: string | undefined): string[] {
  if (value === undefined) {
    return [`${name} has no value`];
  }
  if (isOpen(value)) {
    return [];
  }
  if (type === 'integer' && !/^\d+$/.test(value)) {
    return [`${name} takes a number, not "${value}"`];
  }
  if (type === 'url' && !/^https?:\/\//.test(value)) {
    return [`${name} takes an address, not "${value}"`];
  }
  const word = caseSensitive ? value : value.toUpperCase();
  return values && !values.includes(word) ? [unknown(`value of ${name}`, value, values)] : [];
}
