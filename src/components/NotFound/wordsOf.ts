import {limits} from '@site/src/site/limits';

/** What a visitor of a missing address may have looked for: the words of its last part, as many as a query may have. */
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
