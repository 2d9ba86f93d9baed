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
 * Writes an index under a name made of its content, so that browsers may keep it for ever.
 *
 * @param name what the index is of
 */
export async function writeIndex(outDir: string, name: string, index: object): Promise<Written> {
  const content = JSON.stringify(index);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${assetsFolder}/${name}.${hash}.json`;
  await write(join(outDir, file), content);
  return {file, bytes: Buffer.byteLength(content), brotli: brotliSize(content)};
}

/** Writes the manifest that names the written indexes: of all pages, and of each product. */
export async function writeManifest(
  outDir: string,
  all: Written,
  products: Readonly<Record<string, Written>>,
): Promise<void> {
  const entries = Object.entries(products).map(([id, {file}]) => [id, `../${file}`]);
  const manifest: SearchManifest = {
    file: `../${all.file}`,
    products: Object.fromEntries(entries) as Record<string, string>,
  };
  await write(join(outDir, indexFolder, manifestFile), JSON.stringify(manifest));
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, content);
}

function brotliSize(content: string): number {
  return brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
}
