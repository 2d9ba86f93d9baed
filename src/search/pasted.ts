/** What stands before a message in a log or a terminal and differs each time; applied to a line again while one is found. */
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
const colors = /\u001b\[[\d;]*m/g;
/** A line that tells what went wrong. */
const telling =
  /error|fail|denied|refused|forbidden|invalid|unable|cannot|could not|not found|panic|unauthorized|\bno\b/i;

/**
 * What of a pasted text is worth searching, in one line: no times, levels, colors or commands behind a prompt, and lines
 * that tell of an error first. A text of one line that has none of these stays as it is.
 */
export function readPasted(text: string): string {
  const lines = text.replace(colors, '').split(/\r?\n/).map(withoutPrefixes);
  const output = lines.filter((line) => line !== '' && !prompt.test(line));
  const kept = output.length > 0 ? output : lines.map((line) => line.replace(prompt, ''));
  const first = kept.filter((line) => telling.test(line));
  return [...first, ...kept.filter((line) => !first.includes(line))].join(' ').trim();
}

function withoutPrefixes(line: string): string {
  const rest = prefixes.reduce((left, prefix) => left.replace(prefix, ''), line.trim());
  return rest === line.trim() ? rest : withoutPrefixes(rest);
}
