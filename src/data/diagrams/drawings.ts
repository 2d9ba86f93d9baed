import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Folder of the drawings, relative to the site. */
export const drawingsFolder = 'src/data/diagrams/drawn';

/** Name of the drawing of a diagram. */
export function drawingKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 10);
}

/** File of a drawing, relative to the site. */
export function drawingFile(key: string): string {
  return `${drawingsFolder}/${key}.svg`;
}

/**
 * Reads the drawing of a diagram.
 *
 * @param siteDir folder of the site
 * @param source text of the `mermaid` block
 * @param place file and line of the block, for the message
 * @throws when the block has no drawing
 */
export function readDrawing(siteDir: string, source: string, place: string): string {
  const path = join(siteDir, drawingFile(drawingKey(source)));
  if (!existsSync(path)) {
    throw new Error(`${place}: the diagram has no drawing; run "npm run diagrams" and commit what it writes`);
  }
  return readFileSync(path, 'utf8');
}
