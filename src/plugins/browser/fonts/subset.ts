import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import subsetFont from 'subset-font';

import type {Typeface} from '../../../site/fonts';

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');

/**
 * Reduces a typeface to the characters and weights in use, unless the file exists.
 * @param extra characters besides ASCII
 * @returns file name with a hash of the input
 */
export async function subset(typeface: Typeface, extra: string, moduleDir: string, outDir: string): Promise<string> {
  const source = readFileSync(join(moduleDir, typeface.file));
  const {min, max} = typeface.weight;
  const hash = createHash('sha256').update(source).update(`${extra} ${min} ${max}`).digest('hex').slice(0, 10);
  const name = `${typeface.family.toLowerCase().replaceAll(' ', '-')}.${hash}.woff2`;
  const target = join(outDir, name);
  if (!existsSync(target)) {
    const font = await subsetFont(source, ascii + extra, {targetFormat: 'woff2', variationAxes: {wght: {min, max}}});
    mkdirSync(outDir, {recursive: true});
    writeFileSync(`${target}.part`, font);
    renameSync(`${target}.part`, target);
  }
  return name;
}
