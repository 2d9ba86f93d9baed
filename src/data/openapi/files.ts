import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** SHA-256 in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes atomically: to a temporary file that is then renamed. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  const aside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(aside, text);
    renameSync(aside, file);
  } finally {
    rmSync(aside, {force: true});
  }
}
