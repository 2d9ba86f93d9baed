/** Ends a heading or a text in the stream. */
export const ending = ' ';

/** First code point in use, and excluded ranges: JSON escapes, controls, surrogates. */
const firstCode = 0x21;
const gaps: readonly (readonly [from: number, size: number])[] = [
  [0x22, 1],
  [0x5c, 1],
  [0x7f, 0x22],
  [0xd800, 0x800],
];

/** Returns the character that encodes a word number. */
export function encode(word: number): string {
  let code = word + firstCode;
  for (const [from, size] of gaps) {
    code += code >= from ? size : 0;
  }
  return String.fromCodePoint(code);
}

/** Returns the word number that a code point encodes. */
export function decode(code: number): number {
  let word = code - firstCode;
  for (const [from, size] of gaps) {
    word -= code >= from + size ? size : 0;
  }
  return word;
}
