const width = 80;

/**
 * Breaks Markdown into lines as authors do, never inside of inline code or a link.
 *
 * @param text one paragraph
 * @param indent put before every line but the first
 */
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
