import {withoutColors} from '../../search/pasted';

import {type MessageEntry, plain} from './entries';

/** Minimum letters of a message that can be matched, and of one that can be matched inside a line. */
const fewest = 8;
const fewestInside = 14;

/** Entries whose message is in a line of output or contains the line, longest match first, same level before others. */
export function matching(entries: readonly MessageEntry[], text: string): MessageEntry[] {
  const asked = plain(text).toLowerCase();
  const whole = withoutColors(text).toLowerCase();
  const scored = entries.map((entry) => [scoreOf(entry, asked), entry] as const).filter(([score]) => score > 0);
  const spelled = ({message}: MessageEntry): number => {
    const [start = ''] = message.split('…');
    return whole.includes(start.toLowerCase()) ? start.length : 0;
  };
  return scored.sort(([a, one], [b, other]) => b - a || spelled(other) - spelled(one)).map(([, entry]) => entry);
}

function scoreOf({fixed}: MessageEntry, asked: string): number {
  const length = fixed.join('').length;
  if (length < fewest || !fixed.some((part) => part.includes(' '))) {
    return 0;
  }
  if (length >= fewestInside ? containsAll(fixed, asked) : asked === fixed.join('')) {
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
