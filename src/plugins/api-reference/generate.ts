import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {stringify} from 'yaml';

import {downloadPath} from '../../data/openapi/download';
import {hashOf, writeWhole} from '../../data/openapi/files';
import {generateOperations} from '../../data/openapi/generated';
import type {Description, Json} from '../../data/openapi/types';
import {type Product, type ProductId, products} from '../../site/products';

import {pageHtml, pageMdx, pageParts} from './page';
import {headAnchors, partFile} from './place';
import {createReference} from './reference';
import type {Call} from './types';

/** Folder with the documents for download; it is served beside `static`. */
export const downloadsDir = '.cache/api-reference/static';

/** Generated part of a page. */
export interface Page {
  readonly product: ProductId;
  readonly html: string;
}

interface Generated extends Page {
  readonly key: string;
  readonly mdx: string;
}

/**
 * Generates the API page of a product, unless nothing that goes into it has changed since the last time.
 *
 * @throws when `docusaurus-plugin-openapi-docs` cannot process the document or leaves out an operation
 */
export async function generate(context: LoadContext, description: Description): Promise<Page> {
  const {siteDir} = context;
  const product = products.find(({id}) => id === description.product);
  if (!product) {
    throw new Error(`no product "${description.product}"`);
  }
  const taken = headAnchors(siteDir, product);
  const key = hashOf(JSON.stringify([description, taken, context.baseUrl, ownCode(siteDir)]));
  const cacheFile = join(siteDir, '.cache/api-reference', `${product.id}.json`);
  const cached = readCached(cacheFile);
  const {html, mdx} = cached?.key === key ? cached : await compose(context, description, product, taken);
  const files: [string, string][] = [
    [join(siteDir, partFile(product)), mdx],
    [join(siteDir, downloadsDir, downloadPath(product, 'json')), `${JSON.stringify(description.document, null, 2)}\n`],
    [join(siteDir, downloadsDir, downloadPath(product, 'yaml')), stringify(description.document, {lineWidth: 0})],
    [cacheFile, JSON.stringify({key, product: product.id, html, mdx} satisfies Generated)],
  ];
  files.filter(([file, text]) => readOld(file) !== text).forEach(([file, text]) => writeWhole(file, text));
  return {product: product.id, html};
}

async function compose(
  context: LoadContext,
  description: Description,
  product: Product,
  taken: readonly string[],
): Promise<Pick<Generated, 'html' | 'mdx'>> {
  const reference = createReference(product, description, taken);
  const bodies = new Map<Call, Json>();
  const calls = reference.groups.flatMap((group) => group.calls);
  for (const {method, path, jsonRequestBodyExample} of await generateOperations(description.document)) {
    const call = calls.find((entry) => entry.method === method && entry.path === path);
    if (call && jsonRequestBodyExample !== undefined) {
      bodies.set(call, jsonRequestBodyExample);
    }
  }
  const address = (format: 'json' | 'yaml'): string => `${context.baseUrl}${downloadPath(product, format)}`;
  const parts = pageParts(reference, {json: address('json'), yaml: address('yaml')}, bodies);
  return {html: pageHtml(parts), mdx: pageMdx(product.id, parts)};
}

function readOld(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readCached(file: string): Generated | undefined {
  try {
    return JSON.parse(readOld(file) ?? '') as Generated;
  } catch {
    return undefined;
  }
}

/** Hash of the code that writes the page: when it changes, the page is written again. */
function ownCode(siteDir: string): string {
  const files = ['src/plugins/api-reference', 'src/data/openapi'].flatMap((folder) =>
    readdirSync(join(siteDir, folder)).map((name) => join(siteDir, folder, name)),
  );
  return hashOf(files.map((file) => readFileSync(file, 'utf8')).join(''));
}
