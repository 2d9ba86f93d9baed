import type {Element} from 'hast';

import {isElement} from '../elements';

/** Mermaid source by drawing key. */
export type Sources = ReadonlyMap<string, string>;

/** Copies an element and replaces diagrams by their Mermaid source, which agents can read. */
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
