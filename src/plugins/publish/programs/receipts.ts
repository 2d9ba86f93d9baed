import {dirname, join} from 'node:path';

import {VFile} from 'vfile';

import {parseMdx} from '../../../data/mdx';
import type {PublishedReceipt, PublishedReceipts} from '../../../data/published/manifest';
import {readText} from '../../../data/readText';
import {collectNotes} from '../../../data/receipts/collect';
import {products} from '../../../site/products';
import {fill} from '../../fill';
import {receiptsOf} from '../../pages/receipts';
import {routeOf} from '../articles';
import type {Site} from '../types';
import {docsOf} from '../versions';

const partialImport = /^import \w+ from '([^']+\.mdx)';?$/gm;
const steps = fill.map((step) => step());

/** Receipts by page path, without the base URL. */
export function publishedReceipts({plugins, siteDir, baseUrl}: Site): PublishedReceipts {
  const entries = docsOf(plugins).map(({permalink, source}) => {
    const path = routeOf(permalink, baseUrl).slice(baseUrl.length - 1);
    return [path, receiptsIn(siteDir, source.replace(/^@site\//, ''))] as const;
  });
  return Object.fromEntries(entries.filter(([, receipts]) => receipts.length > 0));
}

function receiptsIn(siteDir: string, file: string): PublishedReceipt[] {
  const product = products.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  const text = readText(join(siteDir, file));
  const page = new VFile({path: join(siteDir, file), cwd: siteDir, value: text});
  const root = parseMdx(text);
  steps.forEach((step) => step(root, page));
  const own = product ? receiptsOf(product, collectNotes(root)) : [];
  const partials = [...text.matchAll(partialImport)].map(([, path = '']) => join(dirname(file), path));
  return [
    ...own.map(({statement, proofs}): PublishedReceipt => [statement, proofs.map(({href}) => href)]),
    ...partials.flatMap((partial) => receiptsIn(siteDir, partial)),
  ];
}
