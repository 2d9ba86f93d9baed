import {createHash} from 'node:crypto';
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

/** SHA-256 in hexadecimal; lines end with a line break. */
export function hashLines(lines: readonly string[]): string {
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
}

/** Hash of the lines `first` to `last` (from 1); undefined if the file is shorter. */
export function hashRange(text: string, first: number, last: number): string | undefined {
  const lines = linesOf(text);
  return last <= lines.length ? hashLines(lines.slice(first - 1, last)) : undefined;
}

/** First line of a range of the given height with the given hash. */
export function findHash(text: string, hash: string, height: number): number | undefined {
  const lines = linesOf(text);
  const at = lines.findIndex((_, i) => i + height <= lines.length && hashLines(lines.slice(i, i + height)) === hash);
  return at < 0 ? undefined : at + 1;
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
