import {readPasted} from '@site/src/search/pasted';
import {limits} from '@site/src/site/limits';

/** A query that is longer than the search box. */
export interface LongQuery {
  readonly text: string;
  /** What the box shows of it. */
  readonly shown: string;
}

/**
 * Reads a text that was pasted or selected.
 *
 * @param around what stands in the box before and behind the place of the text
 */
export function readQueryText(text: string, around: readonly [before: string, after: string] = ['', '']): LongQuery {
  const whole = `${around[0]}${readPasted(text)}${around[1]}`.slice(0, limits.search.longestQuery);
  return {text: whole, shown: whole.slice(0, limits.search.queryLength)};
}

/** The query that pasting into an input gives; nothing when the browser's own pasting gives the same. */
export function pastedQuery(input: HTMLInputElement, text: string): LongQuery | undefined {
  const {value, selectionStart, selectionEnd} = input;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const query = readQueryText(text, [before, after]);
  return query.shown === `${before}${text}${after}` ? undefined : query;
}
