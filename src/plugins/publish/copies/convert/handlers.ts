import type {Element} from 'hast';
import {defaultHandlers, type Handle, type Options} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';

import {hasClass, isElement} from '../../elements';

import {admonition} from './admonition';
import {code, codeBlock} from './code';
import {definitions} from './definitions';
import {tableCell} from './tableCell';
import {tabs} from './tabs';

const byClass: readonly [string, Handle][] = [
  ['theme-tabs-container', tabs],
  ['theme-admonition', admonition],
  ['theme-code-block', codeBlock],
];

/** Handlers for `hast-util-to-mdast`; theme components are recognized by their stable class names. */
export function handlers(address: (href: string) => string): NonNullable<Options['handlers']> {
  const withAddress = (name: 'href' | 'src', handle: Handle): Handle => {
    return (state, node: Element, parent) => {
      const properties = {...node.properties, [name]: address(String(node.properties[name] ?? '')), title: undefined};
      return handle(state, {...node, properties}, parent);
    };
  };
  return {
    a: withAddress('href', defaultHandlers.a as Handle),
    img: withAddress('src', defaultHandlers.img as Handle),
    div: block,
    dl: definitions,
    figcaption: label,
    pre: code,
    summary: label,
    td: tableCell,
    th: tableCell,
  };
}

const block: Handle = (state, node: Element, parent) => {
  const [, handle] = byClass.find(([name]) => hasClass(node, name)) ?? [];
  return handle ? handle(state, node, parent) : state.toFlow(state.all(node));
};

/** Converts captions and summaries to a bold line, unless they contain a heading. */
const label: Handle = (state, node: Element) => {
  const plain = node.children.every((child) => !isElement(child) || !/^h[1-6]$/.test(child.tagName));
  if (!plain) {
    return state.toFlow(state.all(node));
  }
  const text = toText(node).replace(/\s+/g, ' ').trim();
  return text ? {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: text}]}]} : undefined;
};
