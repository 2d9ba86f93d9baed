import {wholeWords} from '../../../site/codeParts';

/**
 * Prepares a highlighted line for wrapping: no breaks inside options or before the continuation character, and an
 * element for the indentation.
 */
export function preventWraps(line: string): string {
  return wholeWords(line)
    .replace(/ (?:<[^>]+>)*[\\`](?:<\/span>)*$/, '<span class="whole">$&</span>')
    .replace(/^ {2}(?=\S)/, '<span class="indent">$&</span>');
}
