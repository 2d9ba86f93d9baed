import {products} from '../../../site/products';
import type {TextFile} from '../types';

import {fullTextPath} from './full';
import {copyUrl} from './links';
import type {Page, Section, Site} from './types';

/**
 * Writes llms.txt: a summary of the site and links to all copies in sidebar order.
 * @throws if a sidebar item was not published
 */
export function llmsIndex(site: Site, sections: readonly Section[], pages: readonly Page[]): TextFile {
  const inSidebars = new Set(sections.flatMap(({routes}) => routes));
  const others = pages.filter(({route, listed}) => listed && !inSidebars.has(route));
  const blocks = [
    `# ${site.name}`,
    `> ${products.map(({name, release, summary}) => `${name} ${release}: ${summary}`).join(' ')}`,
    'Every link leads to a page in Markdown. The same text in one file:',
    [
      `- [All pages](${address(site, fullTextPath())})`,
      ...products.map((product) => `- [All ${product.name} pages](${address(site, fullTextPath(product))})`),
    ].join('\n'),
    ...sections.map(({product, labels, routes}) =>
      section(
        [product.name, ...labels].join(': '),
        routes.map((route) => entry(site, pageAt(pages, route))),
      ),
    ),
    section(
      'Optional',
      others.map((page) => entry(site, page)),
    ),
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

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}

function entry(site: Site, {route, title, description}: Page): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${copyUrl(site, route)})${description ? `: ${description}` : ''}`;
}

function address({url, baseUrl}: Site, path: string): string {
  return `${url}${baseUrl}${path}`;
}
