import {fold, isTie, isWord, joined, startsOption} from './tokenize';

/** A name made of several words or signs, in the form under which it is found. */
export interface Name {
  readonly term: string;
  /** Place of its last token. */
  readonly end: number;
}

/**
 * The names in a row of tokens: `permission-profile` as one word, `--port` and `-e` with the signs of an option,
 * `target_port` with its underscore, `targetPort` with its capital letters.
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
