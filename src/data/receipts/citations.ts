/** What a comment behind a statement says about its proof. */
export type Note =
  | {readonly kind: 'source' | 'run'; readonly keys: readonly string[]; readonly about?: string}
  | {readonly kind: 'no-source'; readonly reason: string};

/** Lines of a file in the repository of a release. */
export interface Citation {
  /** Repository other than the product's own, such as the dashboard's; empty for the product's. */
  readonly companion: string;
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

const comment = /^\s*\/\*\s*(source|run|no-source)(?: for "([^"]+)")?:\s*(.*?)\s*\*\/\s*$/s;
const sourceKey = /^(?:([a-z][\w-]*):)?(?!\/)([\w.@()[\]/-]+)#L(\d+)(?:-L(\d+))?$/;
const runKey = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * Reads the text of an MDX comment. A note about a sentence that is not beside it, as in generated text, names how
 * that sentence begins: `/* source for "It starts": src/a.py#L1 *\/`.
 *
 * @param value what is between the braces, `/* source: src/a.py#L1-L9 *\/` for example
 * @returns undefined when the comment is about something else
 * @throws when a key is not written as the style guide says
 */
export function noteIn(value: string): Note | undefined {
  const [, kind, about, text = ''] = comment.exec(value) ?? [];
  if (kind === 'no-source') {
    if (text === '') {
      throw new Error('no-source needs a reason');
    }
    return {kind, reason: text};
  }
  if (kind !== 'source' && kind !== 'run') {
    return undefined;
  }
  const keys = text.split(',').map((key) => key.trim());
  const form = kind === 'source' ? sourceKey : runKey;
  const wrong = keys.find((key) => !form.test(key));
  if (wrong !== undefined) {
    const example = kind === 'source' ? 'src/file.py#L10-L20' : 'topic/name-of-the-run';
    throw new Error(`"${wrong}" is no ${kind}; write it as ${example}`);
  }
  return about === undefined ? {kind, keys} : {kind, keys, about};
}

/**
 * Takes a source key apart.
 *
 * @param key such as `src/file.py#L10-L20` or `codegate-ui:src/file.tsx#L4`
 * @throws when it has another form, or ends before it begins
 */
export function citationOf(key: string): Citation {
  const [, companion = '', path, from, to = from] = sourceKey.exec(key) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (path === undefined || !(first >= 1 && first <= last)) {
    throw new Error(`"${key}" is no range of lines; write it as src/file.py#L10-L20`);
  }
  return {companion, path, first, last};
}
