import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../site/products';

import {citationOf} from './citations';

/** SHA-256 of cited lines, in hexadecimal, under their keys such as `src/file.py#L10-L20`. */
export type Hashes = Readonly<Record<string, string>>;

/** File that holds the hashes of a product, relative to the site. */
export function receiptsFile(product: ProductId): string {
  return `specs/${product}/receipts.json`;
}

/**
 * Reads and checks the hashes of the lines that a product's pages cite.
 *
 * @param siteDir folder of the site
 * @throws when the file is no map of citations to hashes; the message names the file and the entry
 */
export function readHashes(siteDir: string, product: ProductId): Hashes {
  const file = receiptsFile(product);
  const path = join(siteDir, file);
  const data: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error(`${file}: is no map of citations to hashes`);
  }
  for (const [key, hash] of Object.entries(data)) {
    citationOf(key);
    if (!/^[0-9a-f]{64}$/.test(String(hash))) {
      throw new Error(`${file}: ${key}: is no SHA-256 in hexadecimal`);
    }
  }
  return data as Hashes;
}
