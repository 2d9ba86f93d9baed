import type {Measure, Style} from './types';

/** Wraps text to at most `count` lines of `width` pixels; truncates with an ellipsis. */
export function wrap(text: string, style: Style, width: number, count: number, measure: Measure): string[] {
  const fits = (line: string) => measure(line, style) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && fits(longer)) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= count) {
    return lines;
  }
  const words = (lines[count - 1] ?? '').split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) {
    words.pop();
  }
  return [...lines.slice(0, count - 1), `${words.join(' ').replace(/[,.;:]$/, '')}…`];
}
