import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {textOfExpression} from '../../content';

/** Components that a page need not import; `src/theme/MDXComponents` provides them. */
const provided = ['Card', 'Cards', 'CodeSample', 'Details', 'Facts', 'Head', 'TabItem', 'Tabs'];

/**
 * Remark step that finds what would fail only when the page is rendered, and in the development server only in the
 * browser: braces that hold no text, and a component that is not imported.
 * @throws with the line
 */
export function assertNames() {
  return (root: Root, file: VFile): void => {
    const imported = root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value.match(/\w+/g) : []) ?? []);
    const known = new Set([...provided, ...imported]);
    visit(root, (node) => {
      const fault = faultOf(node, known);
      if (fault) {
        file.fail(fault, node);
      }
    });
  };
}

function faultOf(node: Nodes, known: ReadonlySet<string>): string | undefined {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return textOfExpression(node.value) === undefined
      ? `{${node.value}} is no text; write \\{ for a brace in the text`
      : undefined;
  }
  const name = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? (node.name ?? '') : '';
  const [component = ''] = name.split('.');
  return /^\p{Lu}|\./u.test(name) && !known.has(component) ? `<${name}> is not imported` : undefined;
}
