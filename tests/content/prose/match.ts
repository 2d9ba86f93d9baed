import type {Block, Fault} from './types';

/**
 * All matches of a pattern in a block.
 * @param pattern with the flag `g` and `\s+` for spaces, which may be line breaks
 */
export function matches(block: Block, pattern: RegExp, say: (found: string) => string): Fault[] {
  return [...block.text.matchAll(pattern)].map((match) => ({
    line: block.line + block.text.slice(0, match.index).split('\n').length - 1,
    message: say(match[0].replaceAll(/\s+/g, ' ')),
  }));
}
