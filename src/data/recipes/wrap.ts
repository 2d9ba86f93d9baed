const width = 80;

/** Wraps a Markdown paragraph, except within code and links. `indent` prefixes all lines but the first. */
export function wrapped(text: string, indent = ''): string {
  const words = text.match(/(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|\S)+/g) ?? [];
  const lines = words.reduce<string[]>((done, word) => {
    const last = done.at(-1);
    return last === undefined || last.length + word.length >= width
      ? [...done, `${last === undefined ? '' : indent}${word}`]
      : [...done.slice(0, -1), `${last} ${word}`];
  }, []);
  return lines.join('\n');
}
