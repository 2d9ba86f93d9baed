import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Code, Nodes} from 'mdast';

import {parseMdx} from '../mdx';
import {pageFiles} from '../pages';

import {drawingKey} from './drawings';

export interface DiagramBlock {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly key: string;
}

const fence = '```mermaid';

export function diagramBlocks(siteDir: string): DiagramBlock[] {
  return pageFiles(siteDir)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => blocksOf(siteDir, file));
}

function blocksOf(siteDir: string, file: string): DiagramBlock[] {
  const text = readFileSync(join(siteDir, file), 'utf8');
  // Most pages have no diagram and need not be parsed.
  return text.includes(fence)
    ? codeIn(parseMdx(text))
        .filter(({lang}) => lang === 'mermaid')
        .map(({value, position}) => ({file, line: position?.start.line ?? 0, source: value, key: drawingKey(value)}))
    : [];
}

function codeIn(node: Nodes): Code[] {
  return node.type === 'code' ? [node] : 'children' in node ? node.children.flatMap(codeIn) : [];
}
