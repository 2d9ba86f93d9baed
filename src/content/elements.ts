import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {visit} from 'unist-util-visit';

/** Makes an element. */
export function element(
  tagName: string,
  properties: Readonly<Record<string, unknown>>,
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties: properties as Properties,
    children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
  };
}

export function textOf(node: Nodes): string {
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Marks what is either searched or copied. */
export function only(what: 'copy' | 'search', node: Element): Element {
  return {...node, properties: {...node.properties, dataOnly: what}};
}

/** Deep copy without the elements that do not pass, and what they contain. */
export function filtered(node: Element, passes: (node: Element) => boolean): Element {
  const kept = node.children.filter((child) => child.type !== 'element' || passes(child));
  return {...node, children: kept.map((child) => (child.type === 'element' ? filtered(child, passes) : child))};
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
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

export function idOf({properties: {id}}: Element): string | undefined {
  return typeof id === 'string' ? id : undefined;
}
