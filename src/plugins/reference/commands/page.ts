import {childrenOf, pageName, parentPath} from '../../../data/cli/tree';
import type {Command, CommandTree, Example} from '../../../data/cli/tree';

import {argumentList, optionList} from './definitions';
import {type Block, bullets, code, heading, paragraph, section} from './markdown';

/** Generated blocks before and after the hand-written part of a command page. */
export interface CommandPage {
  readonly before: readonly Block[];
  readonly after: readonly Block[];
}

/** Generates a command page; `base` is the URL of the folder of command pages. */
export function commandPage(tree: CommandTree, command: Command, base: string): CommandPage {
  const link = ({path, summary}: Command): string => `[\`${path}\`](${base}/${pageName(path)}): ${lowerFirst(summary)}`;
  const inherited = tree.globalOptions.filter(({name}) => !command.options.some((own) => own.name === name));
  return {
    before: [
      ...command.description.map(paragraph),
      heading(2, 'Usage'),
      code('text', command.usage),
      ...(command.aliases.length > 0
        ? [paragraph(`Aliases: ${command.aliases.map((alias) => `\`${alias}\``).join(', ')}`)]
        : []),
      ...section('Subcommands', list(childrenOf(tree, command.path).map(link))),
      ...section('Examples', command.examples.flatMap(example)),
      ...section('Arguments', argumentList(command.arguments)),
      ...section('Options', optionList(command.options)),
      ...section('Inherited options', optionList(inherited)),
      ...section('What it reads and changes', list(command.changes)),
      ...section('Output', list(command.output)),
      ...section('Exit status', list(command.exit.map(({code: status, when}) => `\`${status}\`: ${when}`))),
      ...section('Good to know', list(command.notes)),
    ],
    after: [
      ...section('Related commands', list(neighbors(tree, command).map(link))),
      ...section('Related guides', list(command.related.map(({label, href}) => `[${label}](${href})`))),
    ],
  };
}

function list(lines: readonly string[]): Block[] {
  return lines.length > 0 ? [bullets(lines)] : [];
}

function example({title, code: sample, language, output, result, run}: Example): Block[] {
  return [
    heading(3, title),
    code(language, sample),
    ...(result ? [paragraph(result)] : []),
    ...(output ? [code('text', output, `title="Output"${run ? ` run="${run}"` : ''}`)] : []),
  ];
}

function neighbors(tree: CommandTree, command: Command): Command[] {
  const parent = parentPath(command);
  if (!parent) {
    return [];
  }
  const siblings = childrenOf(tree, parent).filter(({path}) => path !== command.path);
  return [...tree.commands.filter(({path}) => path === parent), ...siblings];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
