import {createHash} from 'node:crypto';

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
