import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {frontMatterFaults} from '../../../src/site/frontMatter';
import {read} from '../samples/pages';

import {type Fault, lineOf, nodesOf, type ProsePage} from './page';

type Rule = (page: ProsePage) => readonly Fault[];

const kindsWithoutEnd = ['reference', undefined];

/** Whether a file is a page rather than a partial. */
const isWholePage = ({file}: ProsePage): boolean => !/(?:^|\/)_/.test(file);

/** Front matter is complete and valid. */
const frontMatter: Rule = (page) =>
  isWholePage(page) ? frontMatterFaults(page.file, page.frontMatter).map((message) => ({line: 1, message})) : [];

/** Guides begin with what a reader needs, and all pages but references end with where to go next. */
const structure: Rule = (page) => {
  const kind = page.frontMatter.kind as string | undefined;
  if (!isWholePage(page) || kindsWithoutEnd.includes(kind)) {
    return [];
  }
  const sections = page.blocks.filter(({depth}) => depth === 2).map(({text}) => text);
  const needsStart = ['how-to', 'tutorial'].includes(kind ?? '') && !sections.includes('Before you begin');
  return [
    ...(needsStart ? [{line: 1, message: 'no section "Before you begin"'}] : []),
    ...(sections.at(-1) === 'Next steps' ? [] : [{line: 1, message: 'the page ends with "Next steps"'}]),
  ];
};

/** Links are https or root-relative without a file extension, so that they work in copies and on any host. */
const linkTargets: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] => {
    const url = node.type === 'link' ? node.url : '/';
    const isGood =
      /^(?:#|mailto:|https:\/\/|\/(?!\/))/.test(url) && !/^\/[^#?]*(?:\.mdx?|\.html|\w\/)(?:[#?]|$)/.test(url);
    return isGood ? [] : [{line: lineOf(node), message: `write "${url}" root-relative, clean, or with https`}];
  });

/** Cells of the table in the style guide whose first column has this head. */
export function styleTable(head: string): string[][] {
  const guide = read('.github/STYLE-GUIDE.md');
  const [, table = ''] = new RegExp(`^\\| ${head} +\\|.*\\n\\| -.*\\n((?:\\|.*\\n)+)`, 'm').exec(guide) ?? [];
  const rows = table.trim().split('\n');
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

/** Labels by value of the tab groups in the style guide, which are the same on all pages. */
const tabGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  styleTable('`groupId`').map(([, group = '', values = '']) => [
    group.replaceAll('`', ''),
    Object.fromEntries(values.split(', ').map((entry) => /^`([^`]+)` (.+)$/.exec(entry)?.slice(1) ?? [])) as Record<
      string,
      string
    >,
  ]),
);

/** A choice that a reader makes in one group of tabs holds on all pages. */
const tabs: Rule = ({tree}) =>
  nodesOf(tree).flatMap((node): Fault[] => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') {
      return [];
    }
    const group = attribute(node, 'groupId');
    const known = tabGroups[group];
    if (!known) {
      return [{line: lineOf(node), message: `groupId "${group}" is none of ${Object.keys(tabGroups).join(', ')}`}];
    }
    return nodesOf(node).flatMap((item): Fault[] => {
      if (item.type !== 'mdxJsxFlowElement' || item.name !== 'TabItem') {
        return [];
      }
      const [value, label] = [attribute(item, 'value'), attribute(item, 'label')];
      const message = `the tab "${value}" is labelled "${label}" instead of "${known[value] ?? 'nothing'}"`;
      return known[value] === label ? [] : [{line: lineOf(item), message}];
    });
  });

function attribute(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Ignores URLs, file names and hyphenated words; a space may be a line break. */
const word = (pattern: string, flags = 'g') =>
  new RegExp(`(?<![\\w./@-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w/@-]|\\.\\w)`, flags);

/** Spellings of names, and words that talk down to the reader or say nothing, which have no other spelling. */
export const terms: readonly {readonly write: string; readonly not: RegExp}[] = [
  {write: 'ToolHive', not: word('Toolhive|toolhive|Tool Hive|THV')},
  {write: 'CodeGate', not: word('Codegate|codegate|Code Gate|Code gate')},
  {write: 'MCP server', not: word('MCP Servers?|mcp servers?')},
  {write: 'MCP client', not: word('MCP Clients?|mcp clients?')},
  {write: 'container runtime', not: word('container engines?', 'gi')},
  {write: 'Docker', not: word('docker')},
  {write: 'Podman', not: word('podman|PodMan')},
  {write: 'Kubernetes', not: word('kubernetes|K8s|k8s|K8S')},
  {write: 'VS Code', not: word('VSCode|VScode|Vscode|vscode|Visual Studio Code|VS code')},
  {write: 'JetBrains', not: word('Jetbrains|jetbrains|Jet Brains')},
  {write: 'GitHub', not: word('Github|github|Git Hub')},
  {write: 'GitHub Copilot', not: word('Github [Cc]opilot|GitHub copilot|copilots?')},
  {write: 'OpenAI', not: word('OpenAi|Openai|openai|Open AI')},
  {write: 'macOS', not: word('MacOS|Macos|macos|Mac OS|OS X')},
  {write: 'JSON', not: word('json|Json')},
  {write: 'YAML', not: word('yaml|Yaml|YML|yml')},
  {write: 'model provider', not: word('(?:LLM|AI|LLM-) (?:model )?(?:provider|vendor)s?', 'gi')},
  {write: 'coding assistant', not: word('AI coding (?:agent|assistant|tool)s?|coding agents?', 'gi')},
  {write: 'permission profile', not: word('permissions profiles?', 'gi')},
  {write: 'API server', not: word('REST servers?', 'gi')},
  {write: 'command line', not: word('commandline|cmdline', 'gi')},
  {write: 'open source', not: word('opensource', 'gi')},
  {write: '', not: word('simply|just|easy|easily|effortless(?:ly)?|obviously|of course|please', 'gi')},
  {write: '', not: word('note that|in order to|straightforward(?:ly)?|seamless(?:ly)?', 'gi')},
];

/** Names are spelled as their owners spell them, and no word talks down to the reader. */
export const words = ({blocks}: Pick<ProsePage, 'blocks'>): Fault[] =>
  terms.flatMap(({write, not}) =>
    blocks.flatMap(({text, line}) =>
      [...text.matchAll(not)].map(({0: found, index}) => ({
        line: line + text.slice(0, index).split('\n').length - 1,
        message: write ? `write "${write}" instead of "${found}"` : `leave out "${found}"`,
      })),
    ),
  );

/** Rules by name; each has pages in `tests/content/prose.spec.ts` that break it. */
export const proseRules: Readonly<Record<string, Rule>> = {
  'front-matter': frontMatter,
  'link-targets': linkTargets,
  structure,
  tabs,
  words,
};
