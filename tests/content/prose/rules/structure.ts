import {frontMatterFaults} from '../../../../src/site/frontMatter';
import type {Block, Fault, ProsePage, Rule} from '../types';

/** First and last h2 headings of each page type. */
const shapes: Readonly<Record<string, {readonly first: readonly string[]; readonly last: readonly string[]}>> = {
  overview: {first: [], last: ['Next steps']},
  concept: {first: [], last: ['Next steps']},
  'how-to': {first: ['Before you begin'], last: ['Next steps']},
  tutorial: {first: ['Before you begin'], last: ['Next steps']},
};

/** Further failures are for the pages of messages. */
const mostFailures = 5;

/** Whether a file is a page rather than a partial. */
export const isWholePage = ({file}: ProsePage): boolean => !/(?:^|\/)_/.test(file);

/** Front matter is complete and valid. */
export const frontMatter: Rule = (page) =>
  isWholePage(page) ? frontMatterFaults(page.file, page.frontMatter).map((message) => ({line: 1, message})) : [];

/** Pages have the sections of their type in order. */
export const structure: Rule = (page) => {
  const shape = shapes[String(page.frontMatter.kind)];
  if (!shape || !isWholePage(page)) {
    return [];
  }
  const sections = page.blocks.filter(({kind, depth}) => kind === 'heading' && depth === 2).map(({text}) => text);
  const lines = page.lines.length;
  return [
    ...shape.first
      .filter((name) => !sections.includes(name))
      .map((name) => ({line: 1, message: `no section "${name}"`})),
    ...shape.last.flatMap((name, i): Fault[] => {
      const at = sections.length - shape.last.length + i;
      return sections[at] === name ? [] : [{line: lines, message: `the page ends with ${shape.last.join(', ')}`}];
    }),
  ];
};

/** Troubleshooting has one to five failures, and a reader recognizes each by words, not by a literal message alone. */
export const troubleshooting: Rule = (page) => {
  const headings = page.blocks.filter(({kind}) => kind === 'heading');
  const start = headings.findIndex(({text, depth}) => depth === 2 && text === 'Troubleshooting');
  const rest = start < 0 ? [] : headings.slice(start + 1);
  const end = rest.findIndex(({depth}) => depth === 2);
  const failures: Block[] = (end < 0 ? rest : rest.slice(0, end)).filter(({depth}) => depth === 3);
  return [
    ...(start >= 0 && failures.length === 0
      ? [{line: headings[start]?.line ?? 1, message: 'Troubleshooting names no failure'}]
      : []),
    ...failures
      .filter(({text}) => text.split(/\s+/).length > 14 || !/\w+\s+\w+/.test(text.replaceAll('`…`', '')))
      .map(({line}) => ({line, message: 'a failure is named in a few words of the reader'})),
    ...failures.slice(mostFailures).map(({line}) => ({line, message: `more than ${mostFailures} failures`})),
  ];
};

/** Explanations contain no steps. */
export const conceptsWithoutSteps: Rule = ({blocks, frontMatter: {kind}}) =>
  kind === 'concept' || kind === 'reference'
    ? blocks
        .filter((block) => block.kind === 'heading' && /^(?:\d+\.|Step \d)/.test(block.text))
        .map(({line}) => ({line, message: `a ${String(kind)} page has no steps`}))
    : [];
