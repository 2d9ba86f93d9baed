import {createElement, Fragment, isValidElement, type ReactNode} from 'react';

/**
 * Concatenates nodes; undefined if there are none. Adjacent strings are joined, because React inserts a comment between
 * them.
 */
export function flow(...nodes: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const node of nodes.flatMap(flat)) {
    const last = merged.at(-1);
    if (typeof node === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + node;
    } else {
      merged.push(node);
    }
  }
  return merged.length > 1 ? createElement(Fragment, null, ...merged) : merged[0];
}

/** Joins non-empty nodes with a separator. */
export function separated(nodes: readonly ReactNode[], separator: string): ReactNode {
  return flow(...nodes.filter(isThere).map((node, i) => (i === 0 ? node : [separator, node])));
}

function isThere(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

function flat(node: ReactNode): ReactNode[] {
  if (Array.isArray(node)) {
    return (node as ReactNode[]).flatMap(flat);
  }
  if (isValidElement<{children?: ReactNode}>(node) && node.type === Fragment) {
    return flat(node.props.children);
  }
  return isThere(node) ? [node] : [];
}
