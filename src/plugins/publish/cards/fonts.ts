import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import subsetFont from 'subset-font';

import {extraCharacters, typefaces} from '../../../site/fonts';

import type {FontFiles, Style} from './types';

const faces: readonly {readonly index: number; readonly weight: Style['weight']}[] = [
  {index: 0, weight: 500},
  {index: 0, weight: 700},
  {index: 1, weight: 500},
];
const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');

/** Subsets the site's fonts to static TrueType files, one per weight; cached by content. */
export async function cutFonts(moduleDir: string, cacheDir: string): Promise<FontFiles> {
  mkdirSync(cacheDir, {recursive: true});
  const sources = typefaces.map(({file}) => readFileSync(join(moduleDir, file)));
  const hash = createHash('sha256').update(Buffer.concat(sources)).update(extraCharacters).digest('hex').slice(0, 12);
  const files = await Promise.all(
    faces.map(async ({index, weight}) => {
      const file = join(cacheDir, `${hash}-${index}-${weight}.ttf`);
      const source = sources[index];
      if (source && !existsSync(file)) {
        const options = {targetFormat: 'truetype', variationAxes: {wght: weight}} as const;
        writeFileSync(file, withWeight(await subsetFont(source, ascii + extraCharacters, options), weight));
      }
      return file;
    }),
  );
  return {files, hash};
}

/** Sets `usWeightClass` in the OS/2 table, which the renderer needs to distinguish files of one family. */
export function withWeight(font: Buffer, weight: number): Buffer {
  const copy = Buffer.from(font);
  const count = copy.readUInt16BE(4);
  const entry = Array.from({length: count}, (_, i) => 12 + i * 16).find(
    (at) => copy.toString('latin1', at, at + 4) === 'OS/2',
  );
  if (entry === undefined) {
    throw new Error('social-cards: the font has no table OS/2');
  }
  copy.writeUInt16BE(weight, copy.readUInt32BE(entry + 8) + 4);
  return copy;
}
