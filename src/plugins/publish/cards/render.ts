import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {renderAsync} from '@resvg/resvg-js';

import type {OutputFile} from '../types';

import {rendererOptions} from './measure';
import type {FontFiles} from './types';

/** Renders cards to PNG. Files are cached by content; unused ones are deleted. */
export async function renderAll(
  drawings: readonly {readonly file: string; readonly svg: string}[],
  fonts: FontFiles,
  cacheDir: string,
): Promise<{files: OutputFile[]; made: number}> {
  const cached = new Set(await readdir(cacheDir));
  const cards = drawings.map(({file, svg}) => ({file, svg, name: `${hashOf(svg + fonts.hash)}.png`}));
  const missing = new Map(cards.filter(({name}) => !cached.has(name)).map(({name, svg}) => [name, svg]));
  await Promise.all(
    [...missing].map(async ([name, svg]) => {
      const image = await renderAsync(svg, rendererOptions(fonts));
      await writeFile(join(cacheDir, name), image.asPng());
    }),
  );
  const files = await Promise.all(
    cards.map(async ({file, name}) => ({path: file, content: await readFile(join(cacheDir, name))})),
  );
  const used = new Set(cards.map(({name}) => name));
  const stale = [...cached].filter((name) => name.endsWith('.png') && !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cacheDir, name))));
  return {files, made: missing.size};
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
