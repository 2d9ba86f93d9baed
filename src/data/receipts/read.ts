import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../site/products';
import {readJson} from '../readJson';

import {citationOf} from './citations';

/** SHA-256 of cited lines by citation, such as `src/file.py#L10-L20`. */
export type Hashes = Readonly<Record<string, string>>;

export function receiptsFile(product: ProductId): string {
  return `specs/${product}/receipts.json`;
}

export function readHashes(siteDir: string, product: ProductId): Hashes {
  const file = receiptsFile(product);
  const data = existsSync(join(siteDir, file)) ? readJson(siteDir, file) : {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error(`${file}: is not a map of citations to hashes`);
  }
  for (const [key, hash] of Object.entries(data)) {
    citationOf(key);
    if (!/^[0-9a-f]{64}$/.test(String(hash))) {
      throw new Error(`${file}: ${key}: is not a SHA-256 in hexadecimal`);
    }
  }
  return data as Hashes;
}
