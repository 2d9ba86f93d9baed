import {type Call, isOpen} from '../../../src/data/checks/shell';
import {parseThv} from '../../../src/data/checks/thv/parse';
import {countProblems, valueProblems} from '../../../src/data/checks/thv/rules';
import type {Command, CommandTree, Option} from '../../../src/data/cli/tree';

import {check, type Checker, inCalls} from './checks';
import {chat, type ChatCommand, cli, config, type Named, type ServerOption} from './gatewayFacts';
import type {Sample} from './pages';

type Part<T> = Partial<T> & {readonly [key in keyof T & ('path' | 'name')]: string};

const server = treeOf([
  {path: 'codegate', options: serverOptions(cli.globalOptions)},
  ...Object.entries(cli.commands).map(([name, {options}]) => ({
    path: `codegate ${name}`,
    options: serverOptions(options),
  })),
]);
const help = {'-h': {value: null}};
const messages = treeOf(chatCommandsOf('codegate', {flags: help, subcommands: chat}, []));

function treeOf(commands: readonly Part<Command>[]): CommandTree {
  const none = {aliases: [], arguments: [], argumentCount: {min: 0, max: 0}, options: []};
  return {
    tool: 'codegate',
    globalOptions: [],
    commands: commands.map((command) => ({...none, ...command})),
  } as unknown as CommandTree;
}

function serverOptions(options: Named<ServerOption>): Option[] {
  return Object.entries(options).map(([name, {type, values, caseSensitive, ...option}]) => {
    const lower = caseSensitive ? [] : values?.map((value) => value.toLowerCase());
    return {
      ...option,
      name: name.replace(/^--/, ''),
      type: type === 'flag' ? 'bool' : type === 'integer' ? 'int' : 'string',
      ...(type === 'url' && {valueFormat: 'http[s]://HOST'}),
      ...(values && {values: [...values, ...(lower ?? [])]}),
    } as unknown as Option;
  });
}

/** A chat command and those below it, which take its options with a value. */
function chatCommandsOf(path: string, command: ChatCommand, inherited: readonly Option[]): Part<Command>[] {
  const {args = [], flags = {}, subcommands = {}} = command;
  const own = Object.entries(flags).map(([flag, {value}]) => {
    const short = flag.replace('-', '');
    return {name: flag in help ? 'help' : short, short, type: value === null ? 'bool' : 'string'} as Option;
  });
  const max = args.some(({repeatable}) => repeatable) ? null : args.length;
  return [
    {
      path,
      options: [...inherited, ...own],
      arguments: args as Command['arguments'],
      argumentCount: {min: args.length, max},
    },
    ...Object.entries(subcommands).flatMap(([name, child]) =>
      chatCommandsOf(
        `${path} ${name}`,
        child,
        own.filter(({type}) => type !== 'bool'),
      ),
    ),
  ];
}

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
  if (!/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(text)) {
    return ['a quotation mark or apostrophe is unmatched, which CodeGate refuses'];
  }
  // An option with a value comes before the last word of the command.
  const inOrder = text.replaceAll(/\[(-[^\]]+)\]/g, '$1').replace(/( -w \S+)( .+)$/, '$2$1');
  const [, ...words] = inOrder.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  const call = parseThv(messages, words);
  const {path, arguments: named} = call.command;
  const isGroup = messages.commands.some((other) => other.path.startsWith(`${path} `));
  if (call.problems.length > 0 || text.includes('…') || (isPart && call.words.length === 0)) {
    return [...call.problems];
  }
  const isName = (word: string) => isOpen(word) || new RegExp(config.workspaceNamePattern).test(word);
  const wrong = call.words.filter((word, i) => /workspace_name$/.test(named[i]?.name ?? '') && !isName(word));
  return [
    ...(isGroup && !call.given.has('help') ? [`${path} needs a command`] : countProblems(messages, call)),
    ...wrong.map((name) => `"${name}" cannot be the name of a workspace`),
  ];
}

/** Checks commands of the server's own command line. */
export const serverCalls = inCalls('server', (call, {lang}) => {
  const args = serverArguments(call);
  const [first = ''] = args ?? [];
  const isPart = lang === 'inline';
  const isChat = isPart && (first in chat || first.startsWith('-'));
  const isUnsure = isPart && call.program === 'codegate' && !(first in cli.commands);
  if (!args || isChat || isUnsure || ['', '…'].includes(first)) {
    return undefined;
  }
  const parsed = parseThv(server, args);
  return [...parsed.problems, ...valueProblems(server, parsed), ...(isPart ? [] : countProblems(server, parsed))];
});

function serverArguments({program, args}: Call): readonly string[] | undefined {
  if (program === 'codegate') {
    return args;
  }
  const start = Math.max(args.indexOf('src.codegate.cli'), program === 'poetry' ? args.indexOf('codegate') : -1);
  return start < 0 ? undefined : args.slice(start + 1);
}
