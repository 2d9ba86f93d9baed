import type {Element, Nodes} from 'hast';

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

/** Elements directly below another one. */
export function elementsOf(node: Element): Element[] {
  return node.children.filter(isElement);
}
