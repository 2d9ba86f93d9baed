import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';

import {assetsFolder, indexFolder, manifestFile, type SearchManifest} from '../../../search/manifest';
import type {TextFile} from '../types';

/** Creates the file of an index, with a content hash in its name. */
export function indexFile(name: string, index: object): TextFile {
  const content = JSON.stringify(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {path: `${assetsFolder}/${name}.${hash}.json`, content};
}

/** Creates the manifest, which names the indexes and phrasings. */
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

/** Returns the size of a file after brotli. */
export function brotliSize({content}: TextFile): string {
  const {length} = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  return `${Math.round(length / 1024)} KiB`;
}
