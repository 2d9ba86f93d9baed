/** Longest word of inline code, in characters, that fits on a line on a phone. */
const longestWord = 24;

/** Longest inline code of several words, in characters, that never wraps. */
const longestPhrase = 18;

export interface CodePart {
  readonly text: string;
  readonly isWhole: boolean;
}

/** Splits inline code at allowed line breaks: never in short code, never inside an option name. */
export function codeParts(code: string): CodePart[] {
  if (code.length <= (code.includes(' ') ? longestPhrase : longestWord)) {
    return [{text: code, isWhole: true}];
  }
  return code
    .split(/(?<!\S)(-\S+)/)
    .filter(Boolean)
    .map((text) => ({text, isWhole: /^-\S/.test(text) && text.length <= longestWord}));
}

/** Whether a word has a hyphen at which it would be broken, and fits on a line on a phone. */
export function staysWhole(word: string): boolean {
  return /-\S/.test(word) && word.length <= longestWord;
}

/** Puts the words with hyphens of an HTML text into elements that keep them in one line. */
export function wholeWords(html: string): string {
  return html.replace(/<[^>]+>|[^\s<]+/g, (part) =>
    !part.startsWith('<') && staysWhole(part) ? `<span class="whole">${part}</span>` : part,
  );
}
