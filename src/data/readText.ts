import {readFileSync} from 'node:fs';

/** Reads a source file as text, in the form of `plainText`. */
export function readText(path: string): string {
  return plainText(readFileSync(path, 'utf8'));
}

/** Removes what editors and Git on Windows add: a byte order mark, and a carriage return before each line feed. */
export function plainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
