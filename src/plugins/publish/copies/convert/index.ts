import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

import {handlers} from './handlers';

/** Converts page content to Markdown; `address` rewrites URLs. */
export function convert(content: Element, address: (href: string) => string): string {
  const root = {type: 'root' as const, children: [content]};
  const tree = toMdast(root, {handlers: handlers(address), nodeHandlers: {comment: () => undefined}});
  partLinks(tree);
  return toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}

/** Inserts a space between adjacent links that are separated only by CSS. */
function partLinks(node: Nodes): void {
  if ('children' in node) {
    node.children.forEach(partLinks);
    node.children = node.children.flatMap((child, i, all) =>
      child.type === 'link' && all[i - 1]?.type === 'link' ? [{type: 'text', value: ' '}, child] : [child],
    ) as typeof node.children;
  }
}
