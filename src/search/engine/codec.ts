/** Ends a heading or a text in the stream. */
export const ending = ' ';

/** First character that stands for a word, and ranges that are left out: JSON escapes, controls, surrogates. */
const firstCode = 0x21;
const gaps: readonly (readonly [from: number, size: number])[] = [
  [0x22, 1],
  [0x5c, 1],
  [0x7f, 0x22],
  [0xd800, 0x800],
];

/** The character that stands for the word with this number. */
export function encode(word: number): string {
  let code = word + firstCode;
  for (const [from, size] of gaps) {
    code += code >= from ? size : 0;
  }
  return String.fromCodePoint(code);
}

/** The number of the word that a code point stands for. */
export function decode(code: number): number {
  let word = code - firstCode;
  for (const [from, size] of gaps) {
    word -= code >= from + size ? size : 0;
  }
  return word;
}
