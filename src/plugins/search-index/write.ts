import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

import {assetsFolder, indexFolder, manifestFile, type SearchManifest} from '../../search/manifest';

/** Size of a written index. */
export interface Written {
  readonly file: string;
  readonly bytes: number;
  readonly brotli: number;
}

/**
 * Writes an index under a name made of its content, and the manifest that says this name, so that browsers may keep the
 * index for ever.
 */
export async function writeIndex(outDir: string, index: object): Promise<Written> {
  const content = JSON.stringify(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${assetsFolder}/index.${hash}.json`;
  const manifest: SearchManifest = {file: `../${file}`};
  await write(join(outDir, file), content);
  await write(join(outDir, indexFolder, manifestFile), JSON.stringify(manifest));
  return {file, bytes: Buffer.byteLength(content), brotli: brotliSize(content)};
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
}

function brotliSize(content: string): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}
