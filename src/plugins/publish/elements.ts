import type {Element, Nodes} from 'hast';
import {selectAll} from 'hast-util-select';
import {visit} from 'unist-util-visit';

/** Whether a node is an element. */
export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** Class names of an element. */
export function classesOf(node: Element): readonly string[] {
  const {className} = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}

/** Id of an element. */
export function idOf({properties: {id}}: Element): string | undefined {
  return typeof id === 'string' ? id : undefined;
}

/** Elements directly below another one. */
export function elementsOf(node: Element): Element[] {
  return node.children.filter(isElement);
}

/** All elements of a tree. */
export function allElements(tree: Nodes): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  return elements;
}

/** A copy of an element without those in it that a selector matches. */
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
