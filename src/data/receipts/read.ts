import {existsSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../site/products';
import {checked, readJson} from '../readJson';

/** SHA-256 of cited lines by citation, such as `src/file.py#L10-L20`. */
export type Hashes = Readonly<Record<string, string>>;

const schema = {type: 'object', additionalProperties: {type: 'string', pattern: '^[0-9a-f]{64}$'}};

export function receiptsFile(product: ProductId): string {
  return `specs/${product}/receipts.json`;
}

export function readHashes(siteDir: string, product: ProductId): Hashes {
  const file = receiptsFile(product);
  return existsSync(join(siteDir, file)) ? checked<Hashes>(file, readJson(siteDir, file), schema) : {};
}
