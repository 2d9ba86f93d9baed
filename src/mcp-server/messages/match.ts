import {type MessageEntry, plain} from './entries';

/** Letters below which a message says too little. */
const fewest = 8;

/**
 * Entries whose message stands in a text, or that begin with the text; those of which most is the same come first.
 *
 * @param text an error or log line as a program printed it
 */
export function matching(entries: readonly MessageEntry[], text: string): MessageEntry[] {
  const asked = plain(text).toLowerCase();
  const scored = entries.map((entry) => [scoreOf(entry, asked), entry] as const).filter(([score]) => score > 0);
  return scored.sort(([a], [b]) => b - a).map(([, entry]) => entry);
}

function scoreOf({fixed}: MessageEntry, asked: string): number {
  const length = fixed.join('').length;
  if (length < fewest || !fixed.some((part) => part.includes(' '))) {
    return 0;
  }
  if (stands(fixed, asked)) {
    return length;
  }
  // A text that was cut off, or a part of a message.
  return asked.length >= 2 * fewest && fixed.join(' ').includes(asked) ? asked.length / 2 : 0;
}

/** Whether all parts stand in the text, in their order. */
function stands(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
