import {wholeWords} from '../../../site/codeParts';

/**
 * Prepares a highlighted line of a command for wrapping: an option is not torn after its hyphens, the sign that continues
 * the command stays behind the last word, and the indentation can be told from the words.
 */
export function preventWraps(line: string): string {
  return wholeWords(line)
    .replace(/ (?:<[^>]+>)*[\\`](?:<\/span>)*$/, '<span class="whole">$&</span>')
    .replace(/^ {2}(?=\S)/, '<span class="indent">$&</span>');
}
