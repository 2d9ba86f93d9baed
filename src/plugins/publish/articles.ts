import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';

import {contentOf} from '../../content';
import {element, filtered, textOf} from '../../content/elements';
import {fill} from '../fill';

import type {BuiltPage, Site} from './types';
import {docsOf} from './versions';

/** What is searched, copied and read by programs of a page. */
export interface Article {
  /** Path of the page, including the base URL. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Whether robots may index the page. */
  readonly listed: boolean;
  /** Main content with its title, without navigation and controls. */
  readonly content: Element;
}

const steps = fill.map((step) => step());

/** Elements of built pages that are not content. */
const controls = [
  'nav, footer, button, form, fieldset, select, input, label, textarea, script, style, template, noscript, svg',
  '.hash-link, .theme-doc-toc-mobile, .table-of-contents, [aria-hidden="true"]',
].join(', ');

/**
 * Returns the articles of all pages by route.
 * @throws if a page was not built; the message names it
 */
export function articlesOf(
  {siteDir, baseUrl, routes, plugins}: Omit<Site, 'articles'>,
  built: readonly BuiltPage[],
): Site['articles'] {
  const docs = byRoute(docsOf(plugins).map((doc) => docArticle(siteDir, baseUrl, doc)));
  const trees = new Map(built.map(({route, tree}) => [route, tree]));
  return byRoute(
    Array.from(routes, (route) => {
      const tree = trees.get(route);
      if (!tree) {
        throw new Error(`${route} was not built`);
      }
      return docs.get(route) ?? builtArticle(route, tree);
    }),
  );
}

/** Makes the article of a page of the documentation from its source. */
export function docArticle(
  siteDir: string,
  baseUrl: string,
  {title, description, permalink, source, unlisted}: DocMetadata,
): Article {
  const content = [element('h1', {}, [title]), ...contentOf(siteDir, source.replace('@site/', ''), steps)];
  return {
    route: routeOf(permalink, baseUrl),
    title,
    description,
    listed: !unlisted,
    content: element('main', {}, content),
  };
}

/**
 * Reads the article of a built page that has no source in MDX.
 * @throws if the page has no main content or no title
 */
export function builtArticle(route: string, root: Root): Article {
  const main = select('main', root);
  const title = main && select('h1', main);
  if (!main || !title) {
    throw new Error(`${route}: the page has no ${main ? 'h1' : 'main content'}`);
  }
  const meta = (name: string): string => String(select(`meta[name="${name}"]`, root)?.properties.content ?? '');
  const unwanted = new Set(selectAll(controls, main));
  return {
    route,
    title: textOf(title).trim(),
    description: meta('description'),
    listed: !meta('robots').includes('noindex'),
    content: filtered(main, (node) => !unwanted.has(node)),
  };
}

/** Normalizes a page path: no trailing slash except for the root. */
export function routeOf(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, '');
}

export function byRoute(articles: readonly Article[]): Site['articles'] {
  return new Map(articles.map((article) => [article.route, article]));
}
