import {unknown} from '../../../src/data/checks/nearest';
import {type Call, isOpen} from '../../../src/data/checks/shell';

import {check, type Checker, inCalls} from './checks';
import {chat, type ChatCommand, cli, config, type ServerOption} from './gatewayFacts';
import type {Sample} from './pages';

const chatRoot: ChatCommand = {flags: {'-h': {value: null}}, subcommands: chat.commands};

/** Checks chat commands in text blocks and inline code. */
export const chatCommands: Checker = ({samples}) =>
  samples.flatMap((sample) =>
    messagesIn(sample).flatMap(({text, offset}) =>
      check(sample, offset, 'chat', messageProblems(text, sample.lang === 'inline')),
    ),
  );

/** In inline code, `codegate` may also be the server's program, which has other commands. */
function messagesIn({lang, title, code}: Sample): {readonly text: string; readonly offset: number}[] {
  const isChat = lang === 'inline' || (lang === 'text' && ['', 'Chat'].includes(title));
  const pattern = new RegExp('^(?:/\\w+ )?(codegate(?: .*)?)$', title === 'Chat' ? 'i' : '');
  return (isChat ? code.split('\n') : []).flatMap((line, offset) => {
    const [, text] = pattern.exec(line) ?? [];
    const isProgram = lang === 'inline' && (text === 'codegate' || (text?.split(' ')[1] ?? '') in cli.commands);
    return text === undefined || isProgram ? [] : [{text, offset}];
  });
}

function messageProblems(text: string, isPart: boolean): string[] {
  const words = text.replaceAll(/\[(-[^\]]+)\]/g, '$1').match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return /^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text)
    ? chatProblems(chatRoot, words.slice(1), 'codegate', isPart)
    : ['a quotation mark or apostrophe is unmatched, which CodeGate refuses'];
}

function chatProblems(command: ChatCommand, words: readonly string[], path: string, isPart: boolean): string[] {
  const {flags = {}, subcommands} = command;
  const [word, ...rest] = words;
  if (word === '…' || (word === '-h' && '-h' in flags)) {
    return [];
  }
  if (subcommands === undefined) {
    return argumentProblems(command, words, path, isPart);
  }
  if (word === undefined) {
    return isPart ? [] : [`${path} needs a command: ${Object.keys(subcommands).join(', ')}`];
  }
  if (word.startsWith('-')) {
    const flag = flags[word];
    return flag
      ? chatProblems(command, rest.slice(flag.value ? 1 : 0), path, isPart)
      : [unknown('option', word, Object.keys(flags), path)];
  }
  const child = subcommands[word];
  const paths = Object.keys(subcommands).map((name) => `${path} ${name}`);
  return child ? chatProblems(child, rest, `${path} ${word}`, isPart) : [unknown('command', `${path} ${word}`, paths)];
}

function argumentProblems({args = []}: ChatCommand, words: readonly string[], path: string, isPart: boolean): string[] {
  const repeats = args.some(({repeatable}) => repeatable);
  const isRightCount = repeats ? words.length >= args.length : words.length === args.length;
  const names = words.filter((word, i) => /workspace_name$/.test(args[i]?.name ?? '') && !isOpen(word));
  return [
    ...(isRightCount || (isPart && words.length === 0)
      ? []
      : [`${path} takes ${repeats ? 'at least ' : ''}${args.length} word(s), not ${words.length}`]),
    ...names
      .filter((name) => !new RegExp(config.workspaceNamePattern).test(name))
      .map((name) => `"${name}" cannot be the name of a workspace`),
  ];
}

/** Checks commands of the server's own command line. */
export const serverCalls = inCalls('server', (call, {lang}) => {
  const args = serverArguments(call);
  const [first = ''] = args ?? [];
  const isPart = lang === 'inline';
  const isChat = isPart && (first in chat.commands || first.startsWith('-'));
  const isUnsure = isPart && call.program === 'codegate' && !(first in cli.commands);
  return !args || isChat || isUnsure || ['', '…'].includes(first) ? undefined : serverProblems(args, isPart);
});

function serverArguments({program, args}: Call): readonly string[] | undefined {
  if (program === 'codegate') {
    return args;
  }
  const start = Math.max(args.indexOf('src.codegate.cli'), program === 'poetry' ? args.indexOf('codegate') : -1);
  return start < 0 ? undefined : args.slice(start + 1);
}

function serverProblems([name = '', ...words]: readonly string[], isPart: boolean): string[] {
  const command = cli.commands[name];
  if (!command) {
    const names = Object.keys({...cli.commands, ...cli.globalOptions});
    return name in cli.globalOptions ? [] : [unknown('command', name, names)];
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
