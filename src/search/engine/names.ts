import {fold, isTie, isWord, joined, startsOption} from './tokenize';

/** A name of several tokens, in the form in which it is indexed. */
export interface Name {
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
