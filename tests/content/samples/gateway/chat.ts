import {unknown} from '../../../../src/data/checks/nearest';
import {isOpen} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker, Sample} from '../types';

import type {ChatCommand, GatewayCommands} from './facts';

interface Message {
  readonly text: string;
  readonly offset: number;
}

/** Checks chat commands in text blocks and inline code. */
export function chatCommands({chat, cli}: GatewayCommands, namePattern: string): Checker {
  const root: ChatCommand = {flags: {'-h': {value: null}}, subcommands: chat.commands};
  return ({samples}) =>
    samples.flatMap((sample) =>
      messagesIn(sample, Object.keys(cli.commands)).map(({text, offset}) => {
        const isPart = sample.lang === 'inline';
        return check(sample, offset, 'chat', text, messageProblems(root, text, isPart, new RegExp(namePattern)));
      }),
    );
}

/** In inline code, `codegate` may also be the server's program, which has other commands. */
function messagesIn({lang, title, code}: Sample, programs: readonly string[]): Message[] {
  const isChat = lang === 'inline' || (lang === 'text' && ['', 'Chat'].includes(title));
  return (isChat ? code.split('\n') : []).flatMap((line, offset) => {
    const pattern = new RegExp('^(?:/\\w+ )?(codegate(?: .*)?)$', title === 'Chat' ? 'i' : '');
    const [, text] = pattern.exec(line) ?? [];
    const isProgram = programs.includes(text?.split(' ')[1] ?? '');
    return text === undefined || (lang === 'inline' && (isProgram || text === 'codegate')) ? [] : [{text, offset}];
  });
}

function messageProblems(root: ChatCommand, text: string, isPart: boolean, namePattern: RegExp): string[] {
  const words = text.replaceAll(/\[(-[^\]]+)\]/g, '$1').match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  return /^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text)
    ? commandProblems(root, words.slice(1), 'codegate', isPart, namePattern)
    : ['a quotation mark or apostrophe is unmatched, which CodeGate refuses'];
}

function commandProblems(
  command: ChatCommand,
  words: readonly string[],
  path: string,
  isPart: boolean,
  namePattern: RegExp,
): string[] {
  const [word, ...rest] = words;
  if (word === '…' || (word === '-h' && command.flags && '-h' in command.flags)) {
    return [];
  }
  if (command.subcommands === undefined) {
    return argumentProblems(command, words, path, isPart, namePattern);
  }
  if (word === undefined) {
    return isPart ? [] : [`${path} needs a command: ${Object.keys(command.subcommands).join(', ')}`];
  }
  if (word.startsWith('-')) {
    const flag = command.flags?.[word];
    const next = rest.slice(flag?.value ? 1 : 0);
    return flag
      ? commandProblems(command, next, path, isPart, namePattern)
      : [unknown('option', word, Object.keys(command.flags ?? {}), path)];
  }
  const child = command.subcommands[word];
  const paths = Object.keys(command.subcommands).map((name) => `${path} ${name}`);
  return child
    ? commandProblems(child, rest, `${path} ${word}`, isPart, namePattern)
    : [unknown('command', `${path} ${word}`, paths)];
}

function argumentProblems(
  {args = []}: ChatCommand,
  words: readonly string[],
  path: string,
  isPart: boolean,
  namePattern: RegExp,
): string[] {
  const repeats = args.some(({repeatable}) => repeatable);
  const wrongCount = repeats ? words.length < args.length : words.length !== args.length;
  const names = words.filter((word, i) => /workspace_name$/.test(args[i]?.name ?? '') && !isOpen(word));
  return [
    ...(wrongCount && !(isPart && words.length === 0)
      ? [`${path} takes ${repeats ? 'at least ' : ''}${args.length} word(s), not ${words.length}`]
      : []),
    ...names.filter((name) => !namePattern.test(name)).map((name) => `"${name}" cannot be the name of a workspace`),
  ];
}
