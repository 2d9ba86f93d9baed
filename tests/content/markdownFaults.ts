import type {Nodes} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

import {type Fault, nodesOf, parsePage} from './prose/page';
import {lineOf} from './samples/pages';

type Lines = readonly string[];

/** Finds Markdown that cannot be parsed, and Markdown that is valid but loses text or its form. */
export function markdownFaults(text: string): Fault[] {
  const lines = text.split('\n');
  try {
    const nodes = nodesOf(parsePage('', text).tree);
    const directives = nodes.filter((node) => node.type === 'containerDirective');
    return [...directiveFaults(directives, lines), ...nodes.flatMap((node) => faultsOf(node, lines))].sort(
      (a, b) => a.line - b.line,
    );
  } catch (error) {
    const {line, message} = error as Error & {readonly line?: number};
    return [{line: line ?? Number(/\((\d+):/.exec(message)?.[1] ?? 1), message}];
  }
}

function faultsOf(node: Nodes, lines: Lines): Fault[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'leafDirective':
      return [{line, message: `::${node.name} needs a third colon, and a line ::: below its text`}];
    case 'textDirective':
      return node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0
        ? [{line, message: `:${node.name} is a directive, which nothing renders`}]
        : [];
    case 'text':
      return textFaults(node.value, line);
    case 'code':
      return fenceFaults(line, sourceOf(node, lines));
    default:
      return detailsFaults(node);
  }
}

/** A directive ends with its fence; one inside another has fewer colons, or its fence ends the outer one. */
function directiveFaults(directives: readonly ContainerDirective[], lines: Lines): Fault[] {
  const colons = (node: ContainerDirective): number => /^:+/.exec(sourceOf(node, lines)[0] ?? '')?.[0].length ?? 0;
  const swallowed = new Map(
    directives.flatMap((outer) =>
      nodesOf(outer)
        .filter((node) => node.type === 'containerDirective' && node !== outer && colons(node) >= colons(outer))
        .map((inner) => [inner, outer] as const),
    ),
  );
  return directives.flatMap((node) => {
    const outer = swallowed.get(node);
    const isClosed = fenceEnds(sourceOf(node, lines), ':', colons(node));
    const message = outer
      ? `:::${outer.name} is not closed before line ${lineOf(node)}`
      : `:::${node.name} is never closed`;
    return outer || !isClosed ? [{line: lineOf(outer ?? node), message}] : [];
  });
}

function fenceFaults(line: number, source: Lines): Fault[] {
  const [fence = '', mark = ''] = /^(`|~)\1{2,}/.exec(source[0] ?? '') ?? [];
  const inner = source
    .slice(1)
    .findIndex((text) => text.replace(/^[\s>]*/, '').startsWith(fence) && !/^[\s>]*[`~]+\s*$/.test(text));
  if (inner >= 0) {
    return [{line, message: `the code is not closed before line ${line + 1 + inner}`}];
  }
  return fenceEnds(source, mark, fence.length) ? [] : [{line, message: 'the code is never closed'}];
}

/** Whether the last line of several is a fence of at least this length. */
function fenceEnds(source: Lines, mark: string, length: number): boolean {
  const last =
    source
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  return source.length > 1 && last.length >= length && last === mark.repeat(last.length);
}

/** What is left over in the text where Markdown found no form. */
function textFaults(value: string, line: number): Fault[] {
  const leftovers: [RegExp, string][] = [
    [/:::/, '::: in the text: a fence has nothing but a name and [a title] on its line, and ::: has a line of its own'],
    [/^\|/, 'a table needs as many cells in the line below its head as in the head'],
    [/`/, 'the inline code is never closed'],
  ];
  return value
    .split('\n')
    .flatMap((text, i) =>
      leftovers.filter(([sign]) => sign.test(text)).map(([, message]) => ({line: line + i, message})),
    );
}

function detailsFaults(node: Nodes): Fault[] {
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'details') {
    return [];
  }
  const hasSummary = nodesOf(node).some((child) => 'name' in child && child.name === 'summary');
  return hasSummary ? [] : [{line: lineOf(node), message: '<details> needs a <summary>'}];
}

/** Lines of a node, without what is before it and after it. */
function sourceOf({position}: Nodes, lines: Lines): string[] {
  const {start, end} = position ?? {start: {line: 1, column: 1}, end: {line: 1, column: 1}};
  return lines
    .slice(0, end.line)
    .map((text, i) => (i === end.line - 1 ? text.slice(0, end.column - 1) : text))
    .map((text, i) => (i === start.line - 1 ? text.slice(start.column - 1) : text))
    .slice(start.line - 1);
}
