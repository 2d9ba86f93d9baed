import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {readText} from '../readText';

export const drawingsFolder = 'src/data/diagrams/drawn';

export function drawingKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 10);
}

/** Path relative to the site. */
export function drawingFile(key: string): string {
  return `${drawingsFolder}/${key}.svg`;
}

/** Reads the drawing of a diagram. `place` is its file and line, for the error message. */
export function readDrawing(siteDir: string, source: string, place: string): string {
  const path = join(siteDir, drawingFile(drawingKey(source)));
  if (!existsSync(path)) {
    throw new Error(`${place}: the diagram has no drawing; run "npm run diagrams" and commit what it writes`);
  }
  return readText(path);
}
