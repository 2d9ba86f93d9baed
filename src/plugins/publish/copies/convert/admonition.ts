import type {Element} from 'hast';
import {select} from 'hast-util-select';
import type {Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {Blockquote} from 'mdast';

import {classesOf} from '../../elements';

const prefix = 'theme-admonition-';

const kinds: Readonly<Record<string, string>> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Information',
  warning: 'Warning',
  danger: 'Danger',
};

/** Converts an admonition to a blockquote that begins with its type and title in bold. */
export const admonition: Handle = (state, node: Element): Blockquote => {
  const name =
    classesOf(node)
      .find((each) => each.startsWith(prefix))
      ?.slice(prefix.length) ?? '';
  const kind = kinds[name];
  const title = text(select('[class*="admonitionHeading"]', node));
  const content = select('[class*="admonitionContent"]', node);
  if (!kind || !content) {
    throw new Error(kind ? `an admonition "${name}" has no content` : `there is no admonition "${name}"`);
  }
  const heading = !title || title.toLowerCase() === kind.toLowerCase() ? kind : `${kind}: ${title}`;
  return {
    type: 'blockquote',
    children: [
      {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: heading}]}]},
      ...(state.toFlow(state.all(content)) as Blockquote['children']),
    ],
  };
};

function text(node: Element | undefined): string {
  return node ? toText(node).replace(/\s+/g, ' ').trim() : '';
}
