import {createHash} from 'node:crypto';
import {join, relative} from 'node:path/posix';
import {brotliCompressSync, constants} from 'node:zlib';

import {assetsFolder, indexFolder, manifestFile, type SearchManifest} from '../../../search/manifest';
import {slug} from '../../../search/slug';
import type {TextFile} from '../types';

import type {AskedData} from './asks';

/** Returns the files that are searched, with content hashes in their names, and the manifest that names them. */
export function indexFiles({data, asks}: Pick<AskedData, 'data' | 'asks'>): TextFile[] {
  const [pages, phrasings] = [hashed('pages', data), hashed('asks', asks)];
  const manifest: SearchManifest = {
    pages: relative(indexFolder, pages.path),
    asks: relative(indexFolder, phrasings.path),
  };
  return [pages, phrasings, {path: `${indexFolder}/${manifestFile}`, content: JSON.stringify(manifest)}];
}

function hashed(name: string, data: object): TextFile {
  const content = JSON.stringify(data, withoutSlugs);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {path: join(assetsFolder, `${name}.${hash}.json`), content};
}

/** Leaves out anchors that follow from their headings, a twelfth of the file. */
function withoutSlugs(this: {readonly heading?: string}, key: string, value: unknown): unknown {
  return key === 'id' && value === slug(this.heading ?? '') && value !== '' ? undefined : value;
}

/** Returns the size of a file after brotli. */
export function brotliSize({content}: TextFile): string {
  const {length} = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  return `${Math.round(length / 1000)} kB`;
}
