import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';

import {without} from '../elements';

/** Parts of a page that only make sense in a browser. */
const chrome = [
  'nav',
  'footer',
  'button:not([role=tab])',
  'form',
  'fieldset',
  'select',
  'input',
  'label',
  'textarea',
  'script',
  'style',
  'template',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.table-of-contents',
  '[data-markdown-ignore]',
].join(',');

/** The parts of a built page that its Markdown copy is made from. */
export interface Article {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Whether the page may appear in indexes. */
  readonly listed: boolean;
  /** Content without navigation and controls. */
  readonly content: Element;
}

/**
 * Reads a built page.
 *
 * @param root the whole document
 * @throws when the page has no main content or no title
 */
export function readArticle(root: Root): Article {
  const content = select('.theme-doc-markdown', root) ?? select('main', root);
  const title = content && select('h1', content);
  if (!content || !title) {
    throw new Error(content ? 'the page has no h1' : 'the page has no main content');
  }
  return {
    title: toText(without(title, chrome)).trim(),
    description: attribute(root, 'meta[name="description"]', 'content'),
    canonical: attribute(root, 'link[rel="canonical"]', 'href'),
    listed: !attribute(root, 'meta[name="robots"]', 'content').includes('noindex'),
    content: without(content, chrome),
  };
}

function attribute(root: Root, selector: string, name: string): string {
  return String(select(selector, root)?.properties[name] ?? '');
}
