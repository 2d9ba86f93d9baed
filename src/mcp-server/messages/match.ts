import {type MessageEntry, plain} from './entries';

/** Minimum letters of a message that can be matched. */
const fewest = 8;

/** Entries whose message is in a line of output or contains the line, longest match first. */
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
  if (containsAll(fixed, asked)) {
    return length;
  }
  // A truncated message.
  return asked.length >= 2 * fewest && fixed.join(' ').includes(asked) ? asked.length / 2 : 0;
}

/** Whether a text contains all parts in their order. */
function containsAll(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}
