import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {List, ListItem, PhrasingContent} from 'mdast';

import {elementsOf} from '../../elements';

import {flatten} from './flatten';

interface Entry {
  readonly terms: Element[];
  readonly details: Element[];
}

/** Converts a definition list to list items "term: definition", followed by nested blocks. */
export const definitions: Handle = (state, node: Element): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: entriesOf(node).map((entry) => itemOf(state, entry)),
});

function entriesOf(node: Element): Entry[] {
  const entries: Entry[] = [];
  const parts = elementsOf(node).flatMap((child) => (child.tagName === 'div' ? elementsOf(child) : [child]));
  for (const part of parts) {
    const last = entries.at(-1);
    if (part.tagName === 'dt' && (!last || last.details.length > 0)) {
      entries.push({terms: [part], details: []});
    } else {
      (part.tagName === 'dt' ? last?.terms : last?.details)?.push(part);
    }
  }
  return entries;
}

function itemOf(state: State, {terms, details}: Entry): ListItem {
  const term = terms.flatMap((part, i): PhrasingContent[] => [
    ...(i > 0 ? [text(', ')] : []),
    ...flatten(state.all(part)),
  ]);
  const blocks = details.flatMap((part) => state.toFlow(state.all(part)) as ListItem['children']);
  const other = blocks.findIndex(({type}) => type !== 'paragraph');
  const lead = other === -1 ? blocks : blocks.slice(0, other);
  const line = [...term, ...(lead.length > 0 ? [text(': '), ...flatten(lead)] : [])];
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: line}, ...blocks.slice(lead.length)],
  };
}

function text(value: string): PhrasingContent {
  return {type: 'text', value};
}
