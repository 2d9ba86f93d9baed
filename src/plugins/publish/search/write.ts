import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';

import {assetsFolder, indexFolder, manifestFile, type SearchManifest} from '../../../search/manifest';
import type {TextFile} from '../types';

/**
 * An index as a file, under a name made of its content, so that browsers may keep it for ever.
 *
 * @param name what the index is of
 */
export function indexFile(name: string, index: object): TextFile {
  const content = JSON.stringify(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {path: `${assetsFolder}/${name}.${hash}.json`, content};
}

/** The manifest that names the indexes: of all pages, and of each product with what is asked for its sections. */
export function manifestOf(
  all: TextFile,
  products: Readonly<Record<string, TextFile>>,
  asks: Readonly<Record<string, TextFile>>,
): TextFile {
  const pathsOf = (files: Readonly<Record<string, TextFile>>): Record<string, string> =>
    Object.fromEntries(Object.entries(files).map(([id, {path}]) => [id, `../${path}`]));
  const manifest: SearchManifest = {file: `../${all.path}`, products: pathsOf(products), asks: pathsOf(asks)};
  return {path: `${indexFolder}/${manifestFile}`, content: JSON.stringify(manifest)};
}

/** Size of a file as brotli sends it. */
export function brotliSize({content}: TextFile): string {
  const {length} = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  return `${Math.round(length / 1024)} KiB`;
}
