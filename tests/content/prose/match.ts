import type {Block, Fault} from './types';

/**
 * All places of a block that match a pattern.
 *
 * @param pattern with the flag `g`; a space in the source may be a line break, so write `\s+`
 * @param say makes the message from what was found
 */
export function matches(block: Block, pattern: RegExp, say: (found: string) => string): Fault[] {
  return [...block.text.matchAll(pattern)].map((match) => ({
    line: block.line + block.text.slice(0, match.index).split('\n').length - 1,
    message: say(match[0].replaceAll(/\s+/g, ' ')),
  }));
}
