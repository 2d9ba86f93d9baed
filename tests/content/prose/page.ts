import type {Nodes, Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {directive} from 'micromark-extension-directive';
import {parse as parseYaml} from 'yaml';

import {parseMdx} from '../../../src/data/mdx';
import {lineOf} from '../samples/pages';

export interface Fault {
  readonly line: number;
  readonly message: string;
}

/** Prose without code; `text` keeps the line breaks of the source. */
export interface Block {
  readonly text: string;
  /** First line in the file. */
  readonly line: number;
  /** Level of a heading, 0 for other blocks. */
  readonly depth: number;
}

/** A parsed page or partial. */
export interface ProsePage {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
  readonly blocks: readonly Block[];
}

const directives = {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]};

/** Parses an MDX page with its directives. */
export function parsePage(file: string, text: string): ProsePage {
  const [matter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const frontMatter = (parseYaml(matter.replaceAll(/^---$/gm, '')) ?? {}) as Record<string, unknown>;
  const tree = parseMdx(text, directives);
  const head = ['title', 'description'].map((key) => ({text: String(frontMatter[key] ?? ''), line: 1, depth: 0}));
  return {file, frontMatter, tree, blocks: [...head, ...nodesOf(tree).flatMap(blockOf)]};
}

/** A node and its descendants in document order. */
export function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap((child) => nodesOf(child as Nodes))] : [node];
}

function blockOf(node: Nodes): Block[] {
  return ['heading', 'paragraph', 'tableCell'].includes(node.type)
    ? [{text: proseOf(node), line: lineOf(node), depth: node.type === 'heading' ? node.depth : 0}]
    : [];
}

/** Text of a node; code and keys become a placeholder that preserves line numbers. */
function proseOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'inlineCode' || node.type === 'mdxJsxTextElement') {
    const height = (node.position?.end.line ?? 0) - lineOf(node);
    return `\`…\`${'\n'.repeat(height)}`;
  }
  if (node.type === 'textDirective') {
    return `:${node.name}`;
  }
  return 'children' in node ? node.children.map((child) => proseOf(child as Nodes)).join('') : '';
}
