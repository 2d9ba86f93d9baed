/** Longest word, in characters, that has room in a line on a phone. */
const longest = 24;

/** Keeps the words of a highlighted line whole where the line wraps: a break after a hyphen would tear options apart. */
export function keepWords(line: string): string {
  return line.replace(/<[^>]+>|[^\s<]+/g, (part) => (isTorn(part) ? `<span class="whole">${part}</span>` : part));
}

function isTorn(part: string): boolean {
  return !part.startsWith('<') && /-./.test(part) && part.length <= longest;
}
