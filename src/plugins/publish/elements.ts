import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function classesOf(node: Element): readonly string[] {
  const {className} = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
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

/** Deep copy without the descendants that match a selector. */
export function without(root: Element, selector: string): Element {
  const unwanted: ReadonlySet<Nodes> = new Set(selectAll(selector, root));
  const copy = (node: Element): Element => ({
    ...node,
    children: node.children
      .filter((child) => !unwanted.has(child))
      .map((child) => (isElement(child) ? copy(child) : child)),
  });
  return copy(root);
}
