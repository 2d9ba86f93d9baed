import type {BlockContent, Code, DefinitionContent, Heading, List, Paragraph, PhrasingContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {childrenOf, pageName, parentPath} from '../../data/cli/tree';
import type {Argument, Command, CommandTree, Example, Option} from '../../data/cli/tree';

type Block = BlockContent | DefinitionContent | MdxJsxFlowElement;

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
      ...section('Subcommands', bullets(childrenOf(tree, command.path).map(link))),
      ...section('Examples', command.examples.flatMap(example)),
      ...section('Arguments', argumentList(command.arguments)),
      ...section('Options', optionList(command.options)),
      ...section('Inherited options', optionList(inherited)),
      ...section('What it reads and changes', bullets(command.changes)),
      ...section('Output', bullets(command.output)),
      ...section('Exit status', bullets(command.exit.map(({code: status, when}) => `\`${status}\`: ${when}`))),
      ...section('Good to know', bullets(command.notes)),
    ],
    after: [
      ...section('Related commands', bullets(neighbors(tree, command).map(link))),
      ...section('Related guides', bullets(command.related.map(({label, href}) => `[${label}](${href})`))),
    ],
  };
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

/** Each entry has the anchor `option-NAME`. */
function optionList(options: readonly Option[]): Block[] {
  const visible = options.filter(({hidden}) => !hidden);
  return list(
    visible.map((option) =>
      entry(`option-${option.name}`, optionTerm(option), option.description, optionFacts(option)),
    ),
  );
}

function argumentList(args: readonly Argument[]): Block[] {
  return list(
    args.map((argument) =>
      entry(`argument-${slug(argument.name)}`, `\`${argument.name}\``, argument.description, argumentFacts(argument)),
    ),
  );
}

function list(entries: readonly Block[]): Block[] {
  return entries.length > 0 ? [element('dl', {className: 'definitions'}, entries)] : [];
}

function entry(id: string, term: string, description: string, facts: readonly string[]): Block {
  const details = facts.length > 0 ? [element('p', {className: 'definition-facts'}, phrasing(facts.join(' · ')))] : [];
  return element('div', {id}, [
    element('dt', {}, phrasing(term)),
    element('dd', {}, [paragraph(description), ...details]),
  ]);
}

function phrasing(markdown: string): Block[] {
  return inline(markdown) as unknown as Block[];
}

function optionTerm({name, short}: Option): string {
  return short ? `\`--${name}\`, \`-${short}\`` : `\`--${name}\``;
}

function optionFacts(option: Option): string[] {
  return [
    `Type: \`${option.type}\``,
    ...(option.valueFormat ? [`Form: \`${option.valueFormat}\``] : []),
    `Default: ${defaultText(option)}`,
    ...valuesText(option),
    ...(option.required ? ['Required'] : []),
    ...(option.repeatable
      ? [option.separator ? `Repeatable, or separated by \`${option.separator}\`` : 'Repeatable']
      : []),
    ...(option.since ? [`Since ${option.since}`] : []),
  ];
}

function argumentFacts(argument: Argument): string[] {
  return [
    argument.required ? 'Required' : 'Optional',
    ...valuesText(argument),
    ...(argument.variadic ? ['Repeatable'] : []),
  ];
}

function valuesText({values}: Pick<Option, 'values'>): string[] {
  return values ? [`Values: ${values.map((value) => `\`${value}\``).join(', ')}`] : [];
}

/** Formats a default value: "none" if empty, lists joined by commas. */
function defaultText(option: Pick<Option, 'default'>): string {
  const value = Array.isArray(option.default) ? option.default.join(',') : String(option.default);
  return value === '' ? 'none' : `\`${value}\``;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function inline(markdown: string): PhrasingContent[] {
  const [first] = fromMarkdown(markdown).children;
  return first?.type === 'paragraph' ? first.children : [{type: 'text', value: markdown}];
}

function paragraph(markdown: string): Paragraph {
  return {type: 'paragraph', children: inline(markdown)};
}

function heading(depth: 2 | 3, markdown: string): Heading {
  return {type: 'heading', depth, children: inline(markdown)};
}

/** A bullet list; nothing if there are no lines. */
function bullets(lines: readonly string[]): List[] {
  const children = lines.map((line) => ({type: 'listItem' as const, spread: false, children: [paragraph(line)]}));
  return lines.length > 0 ? [{type: 'list', ordered: false, spread: false, children}] : [];
}

function code(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, value, meta: meta ?? null};
}

/** An HTML element with string attributes. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Block[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Omits the heading if there is no content. */
function section(title: string, content: readonly Block[]): Block[] {
  return content.length > 0 ? [heading(2, title), ...content] : [];
}
