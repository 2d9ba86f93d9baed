/** Loader that gives a page the text of a drawing, whatever rules the bundler has for SVG files; see `placeDrawings`. */
export default function drawingText(source) {
  return `export default ${JSON.stringify(source)};`;
}
