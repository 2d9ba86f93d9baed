import {createProcessor} from '@mdx-js/mdx';
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {parse as parseYaml} from 'yaml';

import type {Block, ProsePage} from './types';

const processor = createProcessor({remarkPlugins: [remarkDirective, remarkGfm]});
const kinds: Readonly<Record<string, Block['kind']>> = {heading: 'heading', paragraph: 'paragraph', tableCell: 'cell'};

/** Parses an MDX page for the style rules. */
export function parsePage(file: string, text: string): ProsePage {
  const [matter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
  const frontMatter = (parseYaml(matter.replaceAll(/^---$/gm, '')) ?? {}) as Record<string, unknown>;
  const lines = text.split('\n');
  const tree = processor.parse(matter.replaceAll(/[^\n]/g, '') + text.slice(matter.length)) as unknown as Root;
  const head = (['title', 'description'] as const).flatMap((key) => headBlock(key, frontMatter[key], lines));
  return {file, frontMatter, lines, tree, blocks: [...head, ...nodesOf(tree).flatMap(blockOf)]};
}

/** A node and its descendants in document order. */
export function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap((child) => nodesOf(child as Nodes))] : [node];
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 0;
}

function headBlock(kind: 'title' | 'description', value: unknown, lines: readonly string[]): Block[] {
  const line = lines.findIndex((text) => text.startsWith(`${kind}:`)) + 1;
  return typeof value === 'string' ? [{kind, text: value, line, depth: 0}] : [];
}

function blockOf(node: Nodes): Block[] {
  const kind = kinds[node.type];
  return kind ? [{kind, text: proseOf(node), line: lineOf(node), depth: node.type === 'heading' ? node.depth : 0}] : [];
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
