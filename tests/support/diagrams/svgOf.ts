import {onPage} from './grounds';
import {moved, rounded} from './numbers';
import type {Layout, Marker, Shape} from './types';

type Tokens = ReadonlyMap<string, string>;

/**
 * Writes a diagram as SVG with classes for colors, so that it follows the color mode.
 * @param key prefix of its ids
 * @param tokens class name by placeholder color
 * @throws if a color is not a token
 */
export function svgOf(layout: Layout, key: string, tokens: Tokens): string {
  const shapes = onPage(layout.shapes.filter(isVisible));
  const used = layout.markers.filter(({id}) => shapes.some(({markers: {start, end}}) => [start, end].includes(id)));
  const idOf = (id: string): string => `d${key}-${used.findIndex((marker) => marker.id === id)}`;
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  const names = {title: `d${key}-title`, description: `d${key}-desc`};
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${names.title}" aria-describedby="${names.description}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title id="${names.title}">${escaped(layout.title)}</title>`,
    `<desc id="${names.description}">${escaped(layout.description)}</desc>`,
    ...used.map((marker) => markerElement(marker, idOf(marker.id), tokens)),
    ...shapes.map((shape) => element(shape, tokens, idOf)),
    '</svg>\n',
  ].join('');
}

function isVisible({tag, geometry, fill, stroke, label}: Shape): boolean {
  const isEmpty = tag === 'rect' && (Number(geometry.width) === 0 || Number(geometry.height) === 0);
  return label !== undefined || (!isEmpty && (fill !== 'none' || stroke !== 'none'));
}

function markerElement({attributes, shapes}: Marker, id: string, tokens: Tokens): string {
  const inside = shapes.map((shape) => element(shape, tokens, () => '')).join('');
  return `<marker id="${id}"${written(attributes)}>${inside}</marker>`;
}

function element(shape: Shape, tokens: Tokens, idOf: (id: string) => string): string {
  const {tag, stroke, width, dashes, markers, label} = shape;
  const reference = (id: string): string => (id === '' ? '' : `url(#${idOf(id)})`);
  const attributes = {
    ...moved(shape),
    class: classes(shape, tokens),
    fill: shape.fill === 'none' && tag !== 'line' ? 'none' : '',
    'stroke-width': stroke === 'none' || width === 1 ? '' : `${rounded(width, 2)}`,
    'stroke-dasharray': stroke === 'none' ? '' : dashes,
    'marker-start': reference(markers.start),
    'marker-end': reference(markers.end),
    'font-size': label && label.size !== 14 ? `${label.size}` : '',
  };
  return label ? `<text${written(attributes)}>${escaped(label.text)}</text>` : `<${tag}${written(attributes)}/>`;
}

/** Text has the ink color by default and needs no class. */
function classes({tag, fill, stroke, label}: Shape, tokens: Tokens): string {
  const classFor = (property: string, color: string): string => {
    const token = tokens.get(color);
    if (color !== 'none' && token === undefined) {
      throw new Error(`a ${tag} has the ${property} ${color}, which is no token; see themeCSS in src/site/mermaid.ts`);
    }
    return token === undefined || (label && token === 'ink') ? '' : `${property}-${token}`;
  };
  return [label?.kind, classFor('fill', fill), classFor('stroke', stroke)].filter(Boolean).join(' ');
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
