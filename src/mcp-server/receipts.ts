import type {DocsManifest, PublishedReceipt} from '../data/published/manifest';
import {citationOf} from '../data/receipts/citations';
import type {Product} from '../site/products';

import type {Context} from './context';
import type {LibraryPage} from './library';

/** Minimum letters of a statement that is looked for. */
const shortest = 20;

/** Sources of the statements in a part of a page, as Markdown: lines of the documented release and recorded runs. */
export function receiptsIn({receipts, manifest}: Context, page: LibraryPage, text: string, most: number): string {
  const {product} = page;
  const letters = lettersOf(text);
  const found = (receipts()[page.route] ?? []).filter(([statement]) => {
    const wanted = lettersOf(statement);
    return wanted.length >= shortest && letters.includes(wanted);
  });
  return product && found.length > 0
    ? found
        .slice(0, most)
        .map((receipt) => lineOf(manifest, product, receipt))
        .join('\n')
    : '';
}

function lineOf(manifest: DocsManifest, product: Product, [statement, keys]: PublishedReceipt): string {
  return `- "${statement}" is based on ${keys.map((key) => linkOf(manifest, product, key)).join(', ')}`;
}

function linkOf({repository, releases}: DocsManifest, product: Product, key: string): string {
  if (key.startsWith('run:')) {
    const [topic = ''] = key.slice('run:'.length).split('/');
    return `${repository}/blob/main/specs/${product.id}/runs/${topic}.yaml`;
  }
  const {companion, path, first, last} = citationOf(key);
  const beside = product.companions.find(({name}) => name === companion);
  const source = beside ?? {repository: product.repository, release: releases[product.id]};
  return `${source.repository}/blob/${source.release}/${path}#L${first}${first === last ? '' : `-L${last}`}`;
}

function lettersOf(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
