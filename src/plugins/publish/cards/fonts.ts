import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {FontFiles} from './types';

/** The renderer takes TrueType files with one weight each. */
const names = ['instrument-sans-500', 'instrument-sans-700', 'geist-mono-500'];

/** Returns the fonts of the cards, with a hash of their content. */
export function readFonts(): FontFiles {
  const files = names.map((name) => join(__dirname, 'fonts', `${name}.ttf`));
  const hash = createHash('sha256')
    .update(Buffer.concat(files.map((file) => readFileSync(file))))
    .digest('hex');
  return {files, hash};
}
