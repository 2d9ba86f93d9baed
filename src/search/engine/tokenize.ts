/** Runs of letters, digits and underscores, and what stands between them. */
const tokens = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu;
const wordStart = /^[\p{L}\p{M}\p{N}_]/u;
/** Single characters that tie words into one name: `permission-profile`, `api/v1`, `avante.nvim`, `user@host`. */
const ties = new Set(['-', '.', '/', ':', '@']);

/** Cuts a text into words and separators that, joined again, give the text. */
export function tokensOf(text: string): string[] {
  return text.match(tokens) ?? [];
}

/** Whether a token is a word and not a separator. */
export function isWord(token: string): boolean {
  return /^\w/.test(token) || wordStart.test(token);
}

/** Whether a separator ties the words around it into one name. */
export function isTie(separator: string): boolean {
  return ties.has(separator);
}

/** Whether a separator makes the single letter behind it an option, such as the `-e` of `thv run -e`. */
export function startsOption(separator: string): boolean {
  return /(^|[^-\p{L}\p{N}])-$/u.test(separator);
}

/** A word in the spelling used for comparison: no case, no accents. */
export function fold(word: string): string {
  if (/^[\w-]*$/.test(word)) {
    return word.toLowerCase();
  }
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The terms under which a word is found: itself, and its parts when it is a compound. `CODEGATE_OLLAMA_URL` and
 * `targetPort` have parts.
 */
export function termsOf(word: string): string[] {
  if (/^[A-Z]?[a-z]+$|^\d+$/.test(word)) {
    return [word.toLowerCase()];
  }
  const parts = word
    .split('_')
    .flatMap(humps)
    .filter((part) => part !== '');
  const whole = fold(word).replace(/_/g, '');
  if (parts.length < 2) {
    return whole === '' ? [] : [whole];
  }
  return [whole, ...parts.map(fold)];
}

/** `targetPort` and `CrashLoopBackOff` have humps; a name such as `CodeGate`, `OpenAI` or `MCPServer` is one word. */
function humps(word: string): string[] {
  const parts = word.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1_$2').split('_');
  return parts.length > 2 || /^\p{Ll}/u.test(word) ? parts : [word];
}

/** Name of words that are tied together, without what ties them; a version loses its `v`. */
export function joined(words: readonly string[]): string {
  const name = words.map((word) => fold(word).replace(/_/g, '')).join('');
  return /^v\d+$/.test(name) ? name.slice(1) : name;
}
