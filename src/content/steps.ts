import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const kinds: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Information',
  warning: 'Warning',
  danger: 'Danger',
};

/** Remark step that makes quotations of admonitions, which begin with their kind and title in bold. */
export function admonitions(root: Root): void {
  visit(root, 'containerDirective', admonition);
}

/** Remark step that takes components out of paragraphs that have nothing else, as the compiler does. */
export function unravel(root: Root): void {
  visit(root, 'paragraph', ({children}, index, parent) => {
    const parts = children.filter((child) => !(child.type === 'text' && child.value.trim() === ''));
    if (
      parent &&
      index !== undefined &&
      parts.length > 0 &&
      parts.every(({type}) => /^mdx(JsxTextElement|TextExpression)$/.test(type))
    ) {
      parent.children.splice(index, 1, ...(parts as unknown as Paragraph[]));
      return index;
    }
    return undefined;
  });
}

function admonition(node: ContainerDirective): void {
  const kind = kinds[node.name];
  if (!kind) {
    throw new Error(`line ${node.position?.start.line}: there is no admonition "${node.name}"`);
  }
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? toString(first) : '';
  const prefix = label && label.toLowerCase() !== kind.toLowerCase() ? `${kind}: ` : '';
  const words = [copied(prefix), {type: 'text' as const, value: label || kind}];
  const heading: Paragraph = {type: 'paragraph', children: [{type: 'strong', children: words}]};
  node.children = [heading, ...(label ? node.children.slice(1) : node.children)];
  node.data = {hName: 'blockquote'};
}

/** Text that is not searched. */
function copied(value: string): PhrasingContent {
  return {type: 'emphasis', data: {hName: 'span', hProperties: {dataOnly: 'copy'}}, children: [{type: 'text', value}]};
}
