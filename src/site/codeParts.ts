/** Longest word of code, in characters, that has room in a line on a phone. */
export const longestWord = 24;

/** Longest inline code of several words, in characters, that is never broken. */
const longestPhrase = 18;

/** A piece of inline code, and whether it stays in one line. */
export interface CodePart {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Cuts inline code where lines may end: short code nowhere, long code not behind the hyphens of an option. */
export function codeParts(code: string): CodePart[] {
  if (code.length <= (code.includes(' ') ? longestPhrase : longestWord)) {
    return [{text: code, isWhole: true}];
  }
  return code
    .split(/(?<!\S)(-\S+)/)
    .filter(Boolean)
    .map((text) => ({text, isWhole: /^-\S/.test(text) && text.length <= longestWord}));
}
