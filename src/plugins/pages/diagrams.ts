import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {drawingKey, readDrawing} from '../../data/diagrams/drawings';
import {parseMdx} from '../../data/mdx';

/** Widest drawing in px that is readable when scaled down to 320 px. */
const fitsEveryScreen = 384;

/**
 * Remark step that replaces each `mermaid` block by its drawing. On the development server, blocks without one are
 * drawn by the Mermaid theme.
 * @throws if a drawing is missing in a build; the message names the page and the command
 */
export function placeDrawings() {
  return (root: Root, file: VFile): void => {
    let isPlaced = false;
    visit(root, 'code', (node, index, parent) => {
      const drawing = node.lang === 'mermaid' ? drawingOf(node, file.path) : undefined;
      if (drawing !== undefined && parent && index !== undefined) {
        isPlaced = true;
        parent.children[index] = diagram(drawingKey(node.value), drawing) as unknown as Code;
      }
    });
    if (isPlaced) {
      root.children.unshift(...parseMdx("import Diagram from '@site/src/components/Diagram';").children);
    }
  };
}

function drawingOf({value, position}: Code, path: string): string | undefined {
  try {
    return readDrawing(process.cwd(), value, `${path}:${position?.start.line}`);
  } catch (error) {
    if (process.env.NODE_ENV === 'production') {
      throw error;
    }
    console.warn(`[diagrams] ${(error as Error).message}`);
    return undefined;
  }
}

function diagram(name: string, drawing: string): MdxJsxFlowElement {
  const width = Number(/ width="([\d.]+)"/.exec(drawing)?.[1]);
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'name', value: name},
      {type: 'mdxJsxAttribute', name: 'drawing', value: drawing},
      ...(width > fitsEveryScreen ? [{type: 'mdxJsxAttribute', name: 'wide'} as const] : []),
    ],
    children: [],
  };
}
