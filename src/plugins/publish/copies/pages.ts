import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';

import {markdownCopyOf} from '../../../site/markdownCopy';
import type {Product} from '../../../site/products';
import {isElement, without} from '../elements';
import type {BuiltPage, Site as PublishedSite} from '../types';

import {convert} from './convert';
import type {Section} from './sidebar';

export type Site = Pick<PublishedSite, 'name' | 'url' | 'baseUrl' | 'routes'>;

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

export interface Page extends Omit<Article, 'content'> {
  /** Path of the page, including the base URL. */
  readonly route: string;
  readonly product?: Product;
  /** Article in Markdown, including its title. */
  readonly body: string;
}

/** Mermaid source by drawing key. */
type Sources = ReadonlyMap<string, string>;

/** Elements without meaning outside a browser. */
const boilerplate = [
  ...['nav', 'footer', 'button:not([role=tab])', 'form', 'fieldset', 'select', 'input', 'label', 'textarea'],
  ...['script', 'style', 'template', '.hash-link', '.theme-doc-toc-mobile', '.table-of-contents'],
  '[data-markdown-ignore]',
].join(',');

/**
 * Converts all published pages to Markdown.
 * @param sources Mermaid sources of the diagrams
 * @throws if a page was not built or has no article; the message names its path
 */
export function readPages(
  site: Site,
  sections: readonly Section[],
  built: readonly BuiltPage[],
  sources: Sources,
): Page[] {
  const products = new Map(sections.flatMap(({product, routes}) => routes.map((route) => [route, product] as const)));
  const trees = new Map(built.map(({route, tree}) => [route, tree]));
  return [...site.routes].map((route) => {
    const tree = trees.get(route);
    const product = products.get(route);
    try {
      if (!tree) {
        throw new Error('was not built');
      }
      return {...pageFrom(site, route, tree, sources), ...(product && {product})};
    } catch (error) {
      throw new Error(`agent-docs: ${route}: ${(error as Error).message}`);
    }
  });
}

export function pageFrom(site: Site, route: string, tree: Root, sources: Sources = new Map()): Page {
  const {content, ...facts} = readArticle(tree);
  return {route, ...facts, body: convert(withSources(content, sources), (href) => portable(site, href))};
}

/** @throws if the page has no main content or no title */
export function readArticle(root: Root): Article {
  // Pages outside of the documentation have `main` only.
  const content = select('.theme-doc-markdown', root) ?? select('main', root);
  const title = content && select('h1', content);
  if (!content || !title) {
    throw new Error(content ? 'the page has no h1' : 'the page has no main content');
  }
  const attribute = (selector: string, name: string): string => String(select(selector, root)?.properties[name] ?? '');
  return {
    title: toText(without(title, boilerplate)).trim(),
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    listed: !attribute('meta[name="robots"]', 'content').includes('noindex'),
    content: without(content, boilerplate),
  };
}

/** Copies an element and replaces diagrams by their Mermaid source, which agents can read. */
function withSources(root: Element, sources: Sources): Element {
  const {dataDiagram} = root.properties;
  if (dataDiagram === undefined) {
    return {...root, children: root.children.map((child) => (isElement(child) ? withSources(child, sources) : child))};
  }
  const value = sources.get(String(dataDiagram));
  if (value === undefined) {
    throw new Error(`no page has the text of the diagram ${String(dataDiagram)}`);
  }
  const properties = {className: ['language-mermaid']};
  return {type: 'element', tagName: 'pre', properties, children: [{type: 'text', value}]};
}

/** Normalizes a page path: no trailing slash except for the root. */
export function routeOf(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

export function copyUrl(site: Site, route: string): string {
  return `${site.url}${markdownCopyOf(route, site.baseUrl)}`;
}

/**
 * Makes a URL usable outside the page: links to pages point to their Markdown copies, links to files become absolute.
 * Fragments and external URLs are unchanged.
 */
export function portable(site: Site, href: string): string {
  if (href.startsWith('#') || (/^[a-z][a-z\d+.-]*:/i.test(href) && !href.startsWith(`${site.url}/`))) {
    return href;
  }
  const {pathname, search, hash} = new URL(href, `${site.url}${site.baseUrl}`);
  const route = routeOf(pathname, site.baseUrl);
  return site.routes.has(route) ? `${copyUrl(site, route)}${search}${hash}` : `${site.url}${pathname}${search}${hash}`;
}
