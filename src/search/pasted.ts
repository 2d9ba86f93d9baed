import {limits} from '../site/limits';

/** A query that can be longer than the search box. */
export interface LongQuery {
  readonly text: string;
  /** The part that the box shows. */
  readonly shown: string;
}

/** Prefixes of lines in logs and terminals that vary between occurrences; removed repeatedly. */
const prefixes: readonly RegExp[] = [
  // Times: 2025-05-14T09:12:44.018Z, [10:31:02], 9:41AM, W0512 10:11:12
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,]*(?:Z|[+-]\d\d:?\d\d)?\]?\s+/,
  /^\[?\d{1,2}:\d\d(?::\d\d)?[\d.,]*\s?(?:[AP]M)?\]?\s+/i,
  /^[EIW]\d{4}\s+/,
  // Levels: INF, [error    ], WARNING:
  /^\[?(?:TRC|TRACE|DBG|DEBUG|INF|INFO|WRN|WARN|WARNING|ERR|ERROR|FTL|FATAL|CRITICAL)\s*\](?::|\s)\s*/i,
  /^(?:TRC|TRACE|DBG|DEBUG|INF|INFO|WRN|WARN|WARNING|ERR|ERROR|FTL|FATAL|CRITICAL)\s+/,
  // Steps of an image build: #8 12.44
  /^#\d+ [\d.]+\s+/,
];
/** Prompts of shells: `$ `, `me@host ~ % `, `root@ci:/# `, `PS C:\Users> `. */
const prompt = /^(?:\$|[\w.-]+@[\w.-]+\S*(?: \S+)? ?[$%#]|PS [A-Z]:\\\S*>)\s+/;
/** The form in which Docker writes the slashes of its socket's path into a URL. */
const escapedSlash = /%2f/gi;
const colors = /\u001b\[[\d;]*m/g;
/** Lines that describe a failure. */
const telling =
  /error|fail|denied|refused|forbidden|invalid|unable|cannot|could not|not found|panic|unauthorized|\bno\b/i;

/**
 * Converts pasted text to a query in one line: without times, levels, colors and commands after a prompt, lines with
 * errors first. A single line without these is returned unchanged.
 */
export function readPasted(text: string): string {
  const lines = withoutColors(text).replace(escapedSlash, '/').split(/\r?\n/).map(withoutPrefixes);
  const output = lines.filter((line) => line !== '' && !prompt.test(line));
  const kept = output.length > 0 ? output : lines.map((line) => line.replace(prompt, ''));
  const first = kept.filter((line) => telling.test(line));
  return [...first, ...kept.filter((line) => !first.includes(line))].join(' ').trim();
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

/** Removes the color codes of terminals. */
export function withoutColors(text: string): string {
  return text.replace(colors, '');
}

/** Removes times and levels from the start of a line, and spaces around it. */
export function withoutPrefixes(line: string): string {
  const rest = prefixes.reduce((left, prefix) => left.replace(prefix, ''), line.trim());
  return rest === line.trim() ? rest : withoutPrefixes(rest);
}
