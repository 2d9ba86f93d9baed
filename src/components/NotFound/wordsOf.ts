import {limits} from '@site/src/site/limits';

/** Search query from the last segment of a path. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.(html|mdx?)$/, '')
    .replace(/%[\da-f]{2}/gi, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, limits.search.queryLength);
}
