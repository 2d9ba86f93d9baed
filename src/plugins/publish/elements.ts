import type {Element, Nodes} from 'hast';
import {visit} from 'unist-util-visit';

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function idOf({properties: {id}}: Element): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

/** Child elements. */
export function elementsOf(node: Element): Element[] {
  return node.children.filter(isElement);
}

/** All elements of a tree. */
export function allElements(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  return elements;
}
