import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {stringify} from 'yaml';

import {downloadPath} from '../../data/openapi/download';
import {hashOf, writeWhole} from '../../data/openapi/files';
import {withGeneratedExamples} from '../../data/openapi/generated';
import {createReference} from '../../data/openapi/reference';
import {headingsOf} from '../../data/openapi/reference/headings';
import {type RequestOperation, requestOf} from '../../data/openapi/reference/requests';
import type {Description} from '../../data/openapi/types';
import {type Product, products} from '../../site/products';

import {pageMdx} from './mdx';
import {headAnchors, partFile} from './place';

/** Folder of the downloadable documents; served in addition to `static`. */
export const downloadsDir = '.cache/api-reference/static';

export interface Page extends Pick<Description, 'product' | 'document' | 'reasons'> {
  /** Anchors of the hand-written part. */
  readonly taken: readonly string[];
  readonly downloads: Readonly<Record<'json' | 'yaml', string>>;
  readonly operations: readonly RequestOperation[];
  readonly mdx: string;
}

interface Generated extends Page {
  readonly key: string;
}

/** Generates a product's API page, or reads it from the cache if its inputs are unchanged. */
export async function generate({siteDir, baseUrl}: LoadContext, description: Description): Promise<Page> {
  const product = products.find(({id}) => id === description.product);
  if (!product) {
    throw new Error(`no product "${description.product}"`);
  }
  const taken = headAnchors(siteDir, product);
  const key = hashOf(JSON.stringify([description, taken, baseUrl, ownCode(siteDir)]));
  const cacheFile = join(siteDir, '.cache/api-reference', `${product.id}.json`);
  const cached = readCached(cacheFile);
  const page = cached?.key === key ? cached : {key, ...(await compose(description, product, taken, baseUrl))};
  const files: [string, string][] = [
    [join(siteDir, partFile(product)), page.mdx],
    [join(siteDir, downloadsDir, downloadPath(product, 'json')), `${JSON.stringify(description.document, null, 2)}\n`],
    [join(siteDir, downloadsDir, downloadPath(product, 'yaml')), stringify(description.document, {lineWidth: 0})],
    [cacheFile, JSON.stringify(page satisfies Generated)],
  ];
  files.filter(([file, text]) => readOld(file) !== text).forEach(([file, text]) => writeWhole(file, text));
  return page;
}

async function compose(
  {product: id, document: described, reasons}: Description,
  product: Product,
  taken: readonly string[],
  baseUrl: string,
): Promise<Page> {
  const document = await withGeneratedExamples(described);
  const reference = createReference(product, {document, reasons}, taken);
  const url = (format: 'json' | 'yaml'): string => `${baseUrl}${downloadPath(product, format)}`;
  return {
    product: id,
    document,
    reasons,
    taken,
    downloads: {json: url('json'), yaml: url('yaml')},
    operations: reference.operations.map((operation) => requestOf(reference, operation)),
    mdx: pageMdx(id, headingsOf(reference)),
  };
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

/** Part of the cache key, so that a change of the generator invalidates the cache. */
function ownCode(siteDir: string): string {
  const files = ['src/plugins/api-reference', 'src/data/openapi'].flatMap((folder) =>
    readdirSync(join(siteDir, folder), {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile()),
  );
  return hashOf(files.map(({name, parentPath}) => readFileSync(join(parentPath, name), 'utf8')).join(''));
}
