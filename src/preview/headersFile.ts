interface Rule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
}

export type HeadersOf = (path: string) => Record<string, string>;

/** Parses a `_headers` file: path patterns (`*` matches anything), each followed by its indented headers. */
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
      throw new Error(`_headers: "${line.trim()}" has no path above it`);
    }
  }
  return (path) => Object.fromEntries(rules.filter(({pattern}) => pattern.test(path)).flatMap(({headers}) => headers));
}

function patternOf(path: string): RegExp {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
