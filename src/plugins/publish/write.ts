import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {OutputFile} from './types';

/** Writes or deletes (null content) files; creates folders. */
export async function write(outDir: string, files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({path, content}) => {
      const file = join(outDir, path);
      if (content === null) {
        await rm(file);
      } else {
        await mkdir(dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    }),
  );
}
