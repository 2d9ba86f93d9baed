/** A parsed receipt comment. */
export type Note =
  | {readonly kind: 'source' | 'run'; readonly keys: readonly string[]; readonly about?: string}
  | {readonly kind: 'no-source'; readonly reason: string};

/** A line range in a release's source. */
export interface Citation {
  /** Companion repository; empty for the product's own. */
  readonly companion: string;
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

const comment = /^\s*\/\*\s*(source|run|no-source)(?: for "([^"]+)")?:\s*(.*?)\s*\*\/\s*$/s;
const sourceKey = /^(?:([a-z][\w-]*):)?(?!\/)([\w.@()[\]/-]+)#L(\d+)(?:-L(\d+))?$/;
const runKey = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/**
 * Parses an MDX comment such as `/* source: src/a.py#L1-L9 *\/`. A comment that is not next to its statement quotes its
 * beginning: `/* source for "It starts": src/a.py#L1 *\/`.
 * @returns undefined for other comments
 * @throws if a key is malformed
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
    throw new Error(`"${wrong}" is not a ${kind}; write it as ${example}`);
  }
  return about === undefined ? {kind, keys} : {kind, keys, about};
}

/** Parses `src/file.py#L10-L20` or `codegate-ui:src/file.tsx#L4`. */
export function citationOf(key: string): Citation {
  const [, companion = '', path, from, to = from] = sourceKey.exec(key) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (path === undefined || !(first >= 1 && first <= last)) {
    throw new Error(`"${key}" is not a range of lines; write it as src/file.py#L10-L20`);
  }
  return {companion, path, first, last};
}
