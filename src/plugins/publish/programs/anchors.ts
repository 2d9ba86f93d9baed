import type {Element} from 'hast';

import {allElements, idOf, textOf} from '../../../content/elements';
import type {Anchors} from '../../../data/published/manifest';
import {slug} from '../../../search/slug';

/**
 * Ids of headings that do not follow from their text; a Markdown copy has the text alone.
 * @param content article of a page
 */
export function anchorsOf(content: Element): Anchors {
  const headings = allElements(content).filter(({tagName}) => /^h[2-6]$/.test(tagName));
  const entries = headings.flatMap((heading): [string, string][] => {
    const [id, usual] = [idOf(heading), slug(textOf(heading).trim())];
    return id === undefined || id === usual || id.replace(/-\d+$/, '') === usual ? [] : [[usual, id]];
  });
  return Object.fromEntries(entries.reverse());
}
