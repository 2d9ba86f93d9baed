import {longestWord} from '../../../site/codeParts';

/**
 * Prepares a highlighted line of a command for wrapping: an option is not torn after its hyphens, the sign that continues
 * the command stays behind the last word, and the indentation can be told from the words.
 */
export function keepWords(line: string): string {
  return line
    .replace(/<[^>]+>|[^\s<]+/g, (part) => (isTorn(part) ? `<span class="whole">${part}</span>` : part))
    .replace(/ (?:<[^>]+>)*[\\`](?:<\/span>)*$/, '<span class="whole">$&</span>')
    .replace(/^ {2}(?=\S)/, '<span class="indent">$&</span>');
}

function isTorn(part: string): boolean {
  return !part.startsWith('<') && /-./.test(part) && part.length <= longestWord;
}
