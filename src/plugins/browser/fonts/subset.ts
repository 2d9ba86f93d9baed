import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import subsetFont from 'subset-font';

import type {Typeface} from '../../../site/fonts';

const ascii = Array.from({length: 0x7f - 0x20}, (_, i) => String.fromCharCode(0x20 + i)).join('');

/**
 * Cuts a typeface down to the wanted characters and weights, unless that was done before.
 *
 * @param typeface what to cut
 * @param extra characters beside ASCII
 * @param moduleDir the node_modules folder
 * @param outDir folder that receives the file
 * @returns file name; it holds a hash of the input, so that it can be cached for ever
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
