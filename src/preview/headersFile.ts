/** Headers for the paths that match a pattern. */
interface Rule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

/** Gives the headers for a path. */
export type HeadersOf = (path: string) => Record<string, string>;

/**
 * Reads a `_headers` file: paths with `*` for anything, and below each the headers that are sent there.
 *
 * @throws on a header that belongs to no path
 */
export function readHeadersFile(text: string): HeadersOf {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() && !each.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!name) {
      rules.push({pattern: patternOf(line.trim()), headers: []});
    } else if (rule) {
      rule.headers.push([name.toLowerCase(), value ?? '']);
    } else {
      throw new Error(`_headers: "${line.trim()}" stands before any path`);
    }
  }
  return (path) => Object.fromEntries(rules.filter(({pattern}) => pattern.test(path)).flatMap(({headers}) => headers));
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
