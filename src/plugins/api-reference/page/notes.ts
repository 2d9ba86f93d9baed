import type {Reference} from '../../../data/openapi/reference/types';

import {inlineMarkdown} from './markdown';
import {type Content, el, style} from './mdx';

/** Reasons of corrections. */
export function notes({product}: Reference, reasons: readonly string[]): Content {
  const release = el('b', {}, `In ${product.release}:`);
  const attributes = {className: style('note'), role: 'note'};
  if (reasons.length < 2) {
    return reasons.length > 0 && el('p', attributes, release, ' ', inlineMarkdown(reasons[0]));
  }
  return el(
    'div',
    attributes,
    release,
    el(
      'ul',
      {},
      reasons.map((reason) => el('li', {}, inlineMarkdown(reason))),
    ),
  );
}
