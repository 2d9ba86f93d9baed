import {type Product, products} from '../../../site/products';
import type {TextFile} from '../types';

import {copyUrl, type Page, type Site} from './pages';
import type {Section} from './sidebar';

/** First paragraph of every copy. */
function pointer(site: Site): string {
  return `For AI agents: the index of this documentation is ${rootOf(site)}llms.txt. Every page has a Markdown copy like this one.`;
}

function rootOf({url, baseUrl}: Site): string {
  return url + baseUrl;
}

/** Markdown copy of a page: front matter, pointer to the index, article. */
export function copyOf(site: Site, page: Page): TextFile {
  const fields = {
    title: page.title,
    description: page.description,
    url: site.url + page.route,
    ...(page.product && {product: page.product.name, version: page.product.release}),
  };
  const frontMatter = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return {
    path: copyUrl(site, page.route).slice(rootOf(site).length),
    content: ['---', ...frontMatter, '---', '', `> ${pointer(site)}`, '', page.body].join('\n'),
  };
}

/** Path of the full text of a product or, without one, of the site; without the base URL. */
export function fullTextPath(product?: Product): string {
  return product ? `${product.path.slice(1)}/llms-full.txt` : 'llms-full.txt';
}

/** Full text of the site and of each product, in sidebar order. */
export function fullTexts(site: Site, sections: readonly Section[], pages: readonly Page[]): TextFile[] {
  const ofProduct = (product: Product): Page[] => {
    const routes = sections.filter((section) => section.product.id === product.id).flatMap((section) => section.routes);
    return routes.flatMap((route) => pages.filter((page) => page.route === route));
  };
  const text = (title: string, shown: readonly Page[]): string =>
    [
      `Full text of the documentation: ${title}\n\n> ${pointer(site)}`,
      ...shown.map(({route, body}) => `Source: ${site.url}${route}\n\n${body}`),
    ].join('\n---\n\n');
  return [
    {path: fullTextPath(), content: text(site.name, products.flatMap(ofProduct))},
    ...products.map((product) => ({
      path: fullTextPath(product),
      content: text(`${product.name} ${product.release}`, ofProduct(product)),
    })),
  ];
}

/**
 * Writes llms.txt: a summary of the site and links to all copies in sidebar order.
 * @throws if a sidebar item was not published
 */
export function llmsIndex(site: Site, sections: readonly Section[], pages: readonly Page[]): TextFile {
  const inSidebars = new Set(sections.flatMap(({routes}) => routes));
  const others = pages.filter(({route, listed}) => listed && !inSidebars.has(route));
  const root = rootOf(site);
  const list = (title: string, shown: readonly Page[]): string =>
    `## ${title}\n\n${shown.map((page) => entry(site, page)).join('\n')}`;
  const blocks = [
    `# ${site.name}`,
    `> ${products.map(({name, release, summary}) => `${name} ${release}: ${summary}`).join(' ')}`,
    'Every link leads to a page in Markdown. The same text in one file:',
    [
      `- [All pages](${root}${fullTextPath()})`,
      ...products.map((product) => `- [All ${product.name} pages](${root}${fullTextPath(product)})`),
    ].join('\n'),
    ...sections.map(({product, labels, routes}) =>
      list(
        [product.name, ...labels].join(': '),
        routes.map((route) => pageAt(pages, route)),
      ),
    ),
    list('Optional', others),
  ];
  return {path: 'llms.txt', content: `${blocks.join('\n\n')}\n`};
}

function pageAt(pages: readonly Page[], route: string): Page {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page) {
    throw new Error(`agent-docs: the sidebar leads to ${route}, which was not published`);
  }
  return page;
}

function entry(site: Site, {route, title, description}: Page): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${copyUrl(site, route)})${description ? `: ${description}` : ''}`;
}

/** Allows everything; names the sitemap and the index for agents. */
export function robots(site: Site): TextFile {
  const root = rootOf(site);
  const lines = ['User-agent: *', 'Allow: /', '', `# Index for agents: ${root}llms.txt`, `Sitemap: ${root}sitemap.xml`];
  return {path: 'robots.txt', content: `${lines.join('\n')}\n`};
}
