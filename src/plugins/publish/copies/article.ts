import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';

import {without} from '../elements';

/** Class of the element that holds a document in Docusaurus 3.10. */
const docContent = '.theme-doc-markdown';

/** Elements without meaning outside a browser. */
const boilerplate = [
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

/** @throws if no page has the element that holds a document; pages outside of the documentation have `main` only */
export function assertContent(trees: readonly Root[]): void {
  if (!trees.some((root) => select(docContent, root))) {
    throw new Error(`agent-docs: no page has ${docContent}, which holds the content of a document in Docusaurus 3.10`);
  }
}

/** Parsed parts of a page for its Markdown copy. */
export interface Article {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Whether robots may index the page. */
  readonly listed: boolean;
  /** Main content without navigation and controls. */
  readonly content: Element;
}

/** @throws if the page has no main content or no title */
export function readArticle(root: Root): Article {
  const content = select(docContent, root) ?? select('main', root);
  const title = content && select('h1', content);
  if (!content || !title) {
    throw new Error(content ? 'the page has no h1' : 'the page has no main content');
  }
  return {
    title: toText(without(title, boilerplate)).trim(),
    description: attribute(root, 'meta[name="description"]', 'content'),
    canonical: attribute(root, 'link[rel="canonical"]', 'href'),
    listed: !attribute(root, 'meta[name="robots"]', 'content').includes('noindex'),
    content: without(content, boilerplate),
  };
}

function attribute(root: Root, selector: string, name: string): string {
  return String(select(selector, root)?.properties[name] ?? '');
}
