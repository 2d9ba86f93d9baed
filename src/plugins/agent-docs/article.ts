import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';

/** Parts of a page that only make sense in a browser. */
const chrome = [
  'nav',
  'footer',
  'button',
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
 * @param html the whole document
 * @throws when the page has no main content or no title
 */
export function readArticle(html: string): Article {
  const root = fromHtml(html);
  const content = select('.theme-doc-markdown', root) ?? select('main', root);
  const title = content && select('h1', content);
  if (!content || !title) {
    throw new Error(content ? 'the page has no h1' : 'the page has no main content');
  }
  prune(content, new Set(selectAll(chrome, content)));
  return {
    title: toText(title).trim(),
    description: attribute(root, 'meta[name="description"]', 'content'),
    canonical: attribute(root, 'link[rel="canonical"]', 'href'),
    listed: !attribute(root, 'meta[name="robots"]', 'content').includes('noindex'),
    content,
  };
}

function attribute(root: Root, selector: string, name: string): string {
  return String(select(selector, root)?.properties[name] ?? '');
}

function prune(parent: Element, unwanted: ReadonlySet<Element>): void {
  parent.children = parent.children.filter((child) => child.type !== 'element' || !unwanted.has(child));
  for (const child of parent.children) {
    if (child.type === 'element') {
      prune(child, unwanted);
    }
  }
}
