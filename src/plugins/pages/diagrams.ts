import {parse} from 'acorn';
import type {Program} from 'estree';
import type {Code, Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {drawingFile, drawingKey, readDrawing} from '../../data/diagrams/drawings';

/** Widest drawing in px that is readable when scaled down to 320 px. */
const fitsEveryScreen = 384;

/**
 * Remark step that replaces each `mermaid` block by its drawing. On the development server, blocks without one are
 * drawn by the Mermaid theme.
 * @throws if a drawing is missing in a build; the message names the page and the command
 */
export function placeDrawings() {
  return (root: Root, file: VFile): void => {
    const keys = new Set<string>();
    visit(root, 'code', (node, index, parent) => {
      const drawing = node.lang === 'mermaid' ? drawingOf(node, file.path) : undefined;
      if (drawing !== undefined && parent && index !== undefined) {
        const key = drawingKey(node.value);
        keys.add(key);
        parent.children[index] = diagram(key, drawing) as unknown as Code;
      }
    });
    if (keys.size > 0) {
      root.children.unshift(importOf('Diagram', '@site/src/components/Diagram'), ...Array.from(keys, drawingImport));
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

/** Imports the drawing as a module, so that the page is compiled again after a change. */
function drawingImport(key: string): MdxjsEsm {
  return importOf(`drawing_${key}`, `!!drawing-text!@site/${drawingFile(key)}`);
}

function importOf(name: string, from: string): MdxjsEsm {
  const value = `import ${name} from '${from}';`;
  return {type: 'mdxjsEsm', value, data: {estree: program(value)}};
}

function diagram(key: string, drawing: string): MdxJsxFlowElement {
  const value = `drawing_${key}`;
  const width = Number(/ width="(\d+)"/.exec(drawing)?.[1]);
  const expression = {type: 'mdxJsxAttributeValueExpression', value, data: {estree: program(value)}} as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'name', value: key},
      {type: 'mdxJsxAttribute', name: 'drawing', value: expression},
      ...(width > fitsEveryScreen ? [{type: 'mdxJsxAttribute', name: 'wide'} as const] : []),
    ],
    children: [],
  };
}

function program(text: string): Program {
  return parse(text, {ecmaVersion: 'latest', sourceType: 'module'}) as unknown as Program;
}
