import {readPasted} from '@site/src/search/pasted';
import {limits} from '@site/src/site/limits';

/** A query that is longer than the search box. */
export interface LongQuery {
  readonly text: string;
  /** The part that the box shows. */
  readonly shown: string;
}

/**
 * Converts pasted or selected text to a query.
 * @param around text of the box before and after the insertion
 */
export function readQueryText(text: string, around: readonly [before: string, after: string] = ['', '']): LongQuery {
  const whole = `${around[0]}${readPasted(text)}${around[1]}`.slice(0, limits.search.longestQuery);
  return {text: whole, shown: whole.slice(0, limits.search.queryLength)};
}

/** Returns the query after pasting into an input; undefined if the browser's default gives the same. */
export function pastedQuery(input: HTMLInputElement, text: string): LongQuery | undefined {
  const {value, selectionStart, selectionEnd} = input;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const query = readQueryText(text, [before, after]);
  return query.shown === `${before}${text}${after}` ? undefined : query;
}
