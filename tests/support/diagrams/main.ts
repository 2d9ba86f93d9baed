import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {diagramBlocks} from '../../../src/data/diagrams/blocks';
import {drawingFile, drawingsFolder} from '../../../src/data/diagrams/drawings';
import {siteDir} from '../site';

import {draw} from './draw';

/** Draws all diagrams and deletes unused drawings. */
export async function main(): Promise<void> {
  const drawings = await draw(siteDir, diagramBlocks(siteDir));
  const folder = join(siteDir, drawingsFolder);
  mkdirSync(folder, {recursive: true});
  const stale = readdirSync(folder).filter((name) => !drawings.has(name.replace(/\.svg$/, '')));
  stale.forEach((name) => rmSync(join(folder, name)));
  drawings.forEach((svg, key) => writeFileSync(join(siteDir, drawingFile(key)), svg));
  const size = Array.from(drawings.values()).reduce((sum, svg) => sum + svg.length, 0);
  console.log(`[diagrams] ${drawings.size} drawings of ${size} characters, ${stale.length} removed`);
}
