/** Words (letters, digits, underscores) and the separators between them. */
const tokens = /[\p{L}\p{M}\p{N}_]+|[^\p{L}\p{M}\p{N}_]+/gu;
const wordStart = /^[\p{L}\p{M}\p{N}_]/u;
/** Single characters that join words into a name: `permission-profile`, `api/v1`, `avante.nvim`, `user@host`. */
const ties = new Set(['-', '.', '/', ':', '@']);

/** Splits a text into words and separators; joined, they are the text. */
export function tokensOf(text: string): string[] {
  return text.match(tokens) ?? [];
}

export function isWord(token: string): boolean {
  return /^\w/.test(token) || wordStart.test(token);
}

/** Whether a separator joins the words around it into a name. */
function isTie(separator: string): boolean {
  return ties.has(separator);
}

/** Whether a separator makes the letter after it an option, such as `-e`. */
export function startsOption(separator: string): boolean {
  return /(^|[^-\p{L}\p{N}])-$/u.test(separator);
}

/** Removes case and accents. */
export function fold(word: string): string {
  if (/^[\w-]*$/.test(word)) {
    return word.toLowerCase();
  }
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the terms of a word: itself, and the parts of compounds such as `CODEGATE_OLLAMA_URL` and `targetPort`. */
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

/**
 * Splits camel case such as `targetPort` and `CrashLoopBackOff`; names such as `CodeGate`, `OpenAI` or `MCPServer`
 * stay.
 */
function humps(word: string): string[] {
  const parts = word.replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1_$2').split('_');
  return parts.length > 2 || /^\p{Ll}/u.test(word) ? parts : [word];
}

/** Joins words without separators; a version loses its `v`. */
function joined(words: readonly string[]): string {
  const name = words.map((word) => fold(word).replace(/_/g, '')).join('');
  return /^v\d+$/.test(name) ? name.slice(1) : name;
}

/** A name of several tokens, in the form in which it is indexed. */
interface Name {
  readonly term: string;
  /** Index of its last token. */
  readonly end: number;
}

/**
 * Finds names in a list of tokens: `permission-profile` as one word, options such as `--port` and `-e` with their
 * hyphens, `target_port` and `targetPort` as they are.
 */
export function namesIn(tokens: readonly string[]): Name[] {
  const names: Name[] = [];
  let run: string[] = [];
  let isOption = false;
  tokens.forEach((token, at) => {
    if (!isWord(token)) {
      return;
    }
    const before = tokens[at - 1] ?? '';
    if (run.length > 0 && isTie(before)) {
      run.push(token);
    } else {
      run = [token];
      isOption = /(^|[^-])--$/.test(before);
    }
    if (token.length === 1 && startsOption(before)) {
      names.push({term: `-${fold(token)}`, end: at});
    }
    if (/\p{Ll}\p{Lu}/u.test(token)) {
      names.push({term: `=${token}`, end: at});
    }
    if (/[^_]_[^_]/.test(token)) {
      names.push({term: fold(token), end: at});
    }
    if (!(isTie(tokens[at + 1] ?? '') && isWord(tokens[at + 2] ?? ''))) {
      names.push(...(run.length > 1 ? [{term: joined(run), end: at}] : []));
      names.push(...(isOption ? [{term: `--${joined(run)}`, end: at}] : []));
    }
  });
  return names;
}
