import type {TextFile} from '../types';

import {copyUrl} from './links';
import type {Page, Site} from './types';

/** First paragraph of every copy. */
export function pointer({url, baseUrl}: Site): string {
  return `For AI agents: the index of this documentation is ${url}${baseUrl}llms.txt. Every page has a Markdown copy like this one.`;
}

/** Markdown copy of a page: front matter, pointer to the index, article. */
export function copyOf(site: Site, page: Page): TextFile {
  const fields = {
    title: page.title,
    description: page.description,
    url: page.canonical,
    ...(page.product && {product: page.product.name, version: page.product.release}),
  };
  const frontMatter = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return {
    path: fileOf(site, copyUrl(site, page.route)),
    content: ['---', ...frontMatter, '---', '', `> ${pointer(site)}`, '', page.body].join('\n'),
  };
}

function fileOf({url, baseUrl}: Site, address: string): string {
  return address.slice(url.length + baseUrl.length);
}
