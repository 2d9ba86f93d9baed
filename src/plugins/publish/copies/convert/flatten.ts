import type {Nodes, PhrasingContent} from 'mdast';

const inline = new Set(['break', 'delete', 'emphasis', 'image', 'inlineCode', 'link', 'strong', 'text']);

/** Flattens block content to inline content, as table cells need; list items are joined by semicolons. */
export function flatten(nodes: readonly Nodes[]): PhrasingContent[] {
  return joined(
    nodes.map((node) => (inline.has(node.type) ? [node as PhrasingContent] : blockOf(node))),
    nodes,
  );
}

function blockOf(node: Nodes): PhrasingContent[] {
  if (node.type === 'code') {
    return [{type: 'inlineCode', value: node.value.replace(/\s*\n\s*/g, ' ')}];
  }
  if (node.type === 'list') {
    return node.children.flatMap((item, i) => [...(i > 0 ? [text('; ')] : []), ...flatten(item.children)]);
  }
  return 'children' in node ? flatten(node.children) : [];
}

function joined(parts: readonly PhrasingContent[][], nodes: readonly Nodes[]): PhrasingContent[] {
  return parts.flatMap((part, i) => {
    const touchesBlock = i > 0 && [nodes[i - 1], nodes[i]].some((node) => node && !inline.has(node.type));
    return touchesBlock && part.length > 0 ? [text(' '), ...part] : part;
  });
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
