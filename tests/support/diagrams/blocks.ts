import {join} from 'node:path';

import {visit} from 'unist-util-visit';

import {drawingKey} from '../../../src/data/diagrams/drawings';
import {parseMdx} from '../../../src/data/mdx';
import {pageFiles} from '../../../src/data/pages';
import {readText} from '../../../src/data/readText';

/** A `mermaid` block of a page, and the key of its drawing. */
export interface DiagramBlock {
  readonly file: string;
  readonly line: number;
  readonly source: string;
  readonly key: string;
}

/** The diagrams of all pages. */
export function diagramBlocks(siteDir: string): DiagramBlock[] {
  const blocks: DiagramBlock[] = [];
  for (const file of pageFiles(siteDir).filter((name) => name.endsWith('.mdx'))) {
    const text = readText(join(siteDir, file));
    // Most pages have no diagram and need not be parsed.
    if (text.includes('```mermaid')) {
      visit(parseMdx(text), 'code', ({lang, value, position}) => {
        if (lang === 'mermaid') {
          blocks.push({file, line: position?.start.line ?? 0, source: value, key: drawingKey(value)});
        }
      });
    }
  }
  return blocks;
}
