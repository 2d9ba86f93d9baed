import type {MdxJsxFlowElement} from 'mdast-util-mdx';

import {tabGroups as names} from '../../../src/site/tabGroups';
import {lineOf, read} from '../samples/pages';

import {type Fault, nodesOf, type ProsePage} from './page';

type Rule = (page: ProsePage) => readonly Fault[];

const kindsWithoutEnd = ['reference', undefined];

/** Guides begin with what a reader needs, and all pages but references end with where to go next. */
const structure: Rule = (page) => {
  const kind = page.frontMatter.kind as string | undefined;
  if (/(?:^|\/)_/.test(page.file) || kindsWithoutEnd.includes(kind)) {
    return [];
  }
  const sections = page.blocks.filter(({depth}) => depth === 2).map(({text}) => text);
  const needsStart = ['how-to', 'tutorial'].includes(kind ?? '') && !sections.includes('Before you begin');
  return [
    ...(needsStart ? [{line: 1, message: 'no section "Before you begin"'}] : []),
    ...(sections.at(-1) === 'Next steps' ? [] : [{line: 1, message: 'the page ends with "Next steps"'}]),
  ];
};

/** Cells of the table in the style guide whose first column has this head. */
function styleTable(head: string): string[][] {
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
    if (!known || !names[group]) {
      return [{line: lineOf(node), message: `groupId "${group}" is none of ${Object.keys(names).join(', ')}`}];
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

/** The wrong spellings of the style guide, singular and plural; those of names have their letters' case. */
const terms = styleTable('Write').map(([, first = '', not = '']) => {
  const write = first.replace(/ ?\(.*\)$/, '');
  const spellings = not.split(', ').filter((text) => !text.endsWith('(for the product)'));
  const pattern = spellings.map((text) => text.replace(/ \(.*$/, '')).join('|');
  return {write, not: word(`(?:${pattern})s?`, write === write.toLowerCase() ? 'gi' : 'g')};
});

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

/** Rules by name; each has pages in `tests/fixtures/prose.yaml` that break it. */
export const proseRules: Readonly<Record<string, Rule>> = {
  structure,
  tabs,
  words,
};
