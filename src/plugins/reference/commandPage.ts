import {childrenOf, pageName, parentPath} from '../../data/cli/tree';
import type {Argument, Command, CommandTree, Example, Option} from '../../data/cli/tree';
import {bullets, fence} from '../../data/mdx';

/** Generated MDX before and after the hand-written part of a command page. */
export interface CommandPage {
  readonly before: string;
  readonly after: string;
}

/** Generates a command page; `base` is the URL of the folder of command pages. */
export function commandPage(tree: CommandTree, command: Command, base: string): CommandPage {
  const link = ({path, summary}: Command): string => `[\`${path}\`](${base}/${pageName(path)}): ${lowerFirst(summary)}`;
  const inherited = tree.globalOptions.filter(({name}) => !command.options.some((own) => own.name === name));
  return {
    before: joined(
      ...command.description,
      '## Usage',
      fence('text', command.usage),
      command.aliases.length > 0 ? `Aliases: ${codes(command.aliases)}` : '',
      section('Subcommands', bullets(childrenOf(tree, command.path).map(link))),
      section('Examples', joined(...command.examples.map(example))),
      section('Arguments', definitions(command.arguments.map(argumentEntry))),
      section('Options', definitions(visible(command.options).map(optionEntry))),
      section('Inherited options', definitions(visible(inherited).map(optionEntry))),
      section('What it reads and changes', bullets(command.changes)),
      section('Output', bullets(command.output)),
      section('Exit status', bullets(command.exit.map(({code, when}) => `\`${code}\`: ${when}`))),
      section('Good to know', bullets(command.notes)),
    ),
    after: joined(
      section('Related commands', bullets(neighbors(tree, command).map(link))),
      section('Related guides', bullets(command.related.map(({label, href}) => `[${label}](${href})`))),
    ),
  };
}

/** Blocks with an empty line between them; empty ones are left out. */
function joined(...blocks: readonly string[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

/** Omits the heading if there is no content. */
function section(title: string, content: string): string {
  return content && joined(`## ${title}`, content);
}

function example({title, code, language, output, result, run}: Example): string {
  const meta = `text title="Output"${run ? ` run="${run}"` : ''}`;
  return joined(`### ${title}`, fence(language, code), result ?? '', output ? fence(meta, output) : '');
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

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function visible(options: readonly Option[]): Option[] {
  return options.filter(({hidden}) => !hidden);
}

function definitions(entries: readonly string[]): string {
  return entries.length > 0 ? joined('<dl className="definitions">', ...entries, '</dl>') : '';
}

function entry(id: string, terms: readonly string[], description: string, facts: readonly string[]): string {
  const more = `<p className="definition-facts">${facts.join(' · ')}</p>`;
  return joined(`<div id="${id}">`, `<dt>${codes(terms)}</dt>`, '<dd>', description, more, '</dd>', '</div>');
}

/** Each entry has the anchor `option-NAME`. */
function optionEntry(option: Option): string {
  const {name, short, type, valueFormat, required, repeatable, separator, since, description} = option;
  return entry(`option-${name}`, [`--${name}`, ...(short ? [`-${short}`] : [])], description, [
    `Type: \`${type}\``,
    ...(valueFormat ? [`Form: \`${valueFormat}\``] : []),
    `Default: ${defaultText(option)}`,
    ...valuesText(option),
    ...(required ? ['Required'] : []),
    ...(repeatable ? [separator ? `Repeatable, or separated by \`${separator}\`` : 'Repeatable'] : []),
    ...(since ? [`Since ${since}`] : []),
  ]);
}

function argumentEntry(argument: Argument): string {
  const {name, description, required, variadic} = argument;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return entry(`argument-${slug}`, [name], description, [
    required ? 'Required' : 'Optional',
    ...valuesText(argument),
    ...(variadic ? ['Repeatable'] : []),
  ]);
}

function valuesText({values}: Pick<Option, 'values'>): string[] {
  return values ? [`Values: ${codes(values)}`] : [];
}

/** Formats a default value: "none" if empty, lists joined by commas. */
function defaultText(option: Pick<Option, 'default'>): string {
  const value = Array.isArray(option.default) ? option.default.join(',') : String(option.default);
  return value === '' ? 'none' : `\`${value}\``;
}
