import {createHash} from 'node:crypto';

/** SHA-256 of lines, each with its line break, in hexadecimal. */
export function hashLines(lines: readonly string[]): string {
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
}

/**
 * Hash of a range of lines of a file.
 *
 * @param text content of the file
 * @param first number of the first line, from 1
 * @param last number of the last line
 * @returns undefined when the file ends before the last line
 */
export function hashRange(text: string, first: number, last: number): string | undefined {
  const lines = linesOf(text);
  return last <= lines.length ? hashLines(lines.slice(first - 1, last)) : undefined;
}

/** First line at which as many lines as before have a hash; undefined when nowhere. */
export function findHash(text: string, hash: string, height: number): number | undefined {
  const lines = linesOf(text);
  const at = lines.findIndex((_, i) => i + height <= lines.length && hashLines(lines.slice(i, i + height)) === hash);
  return at < 0 ? undefined : at + 1;
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}
