import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {Code, Nodes} from 'mdast';

import {parseMdx} from '../mdx';
import {pageFiles} from '../pages';
import {readText} from '../readText';

export const drawingsFolder = 'src/data/diagrams/drawn';

export function drawingKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 10);
}

/** Path relative to the site. */
export function drawingFile(key: string): string {
  return `${drawingsFolder}/${key}.svg`;
}

/** Reads the drawing of a diagram. `place` is its file and line, for the error message. */
export function readDrawing(siteDir: string, source: string, place: string): string {
  const path = join(siteDir, drawingFile(drawingKey(source)));
  if (!existsSync(path)) {
    throw new Error(`${place}: the diagram has no drawing; run "npm run diagrams" and commit what it writes`);
  }
  return readText(path);
}

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
  const text = readText(join(siteDir, file));
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
