import type {Element} from 'hast';

import {isElement} from '../elements';

/** Name of a diagram's drawing → text of its `mermaid` block. */
export type Sources = ReadonlyMap<string, string>;

/**
 * A copy of an element in which each diagram is the text that it was drawn from, which agents can read.
 *
 * @throws when no page has the text of a diagram
 */
export function withSources(root: Element, sources: Sources): Element {
  const {dataDiagram} = root.properties;
  if (dataDiagram !== undefined) {
    const source = sources.get(String(dataDiagram));
    if (source === undefined) {
      throw new Error(`no page has the text of the diagram ${String(dataDiagram)}`);
    }
    return block(source);
  }
  return {...root, children: root.children.map((child) => (isElement(child) ? withSources(child, sources) : child))};
}

function block(source: string): Element {
  const properties = {className: ['language-mermaid']};
  return {type: 'element', tagName: 'pre', properties, children: [{type: 'text', value: source}]};
}
