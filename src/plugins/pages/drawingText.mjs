/** Loader that exports a drawing as text, independent of the rules for SVG files; see `placeDrawings`. */
export default function drawingText(source) {
  return `export default ${JSON.stringify(source)};`;
}
