import {Resvg} from '@resvg/resvg-js';

import type {FontFiles, Measure, Style} from './types';

const size = 100;

/** Restricts the renderer to the given fonts. */
export function rendererOptions({files}: FontFiles) {
  return {font: {fontFiles: [...files], loadSystemFonts: false, defaultFontFamily: 'Instrument Sans'}};
}

/** Measures text as the sum of cached glyph advances. */
export function measureWith(fonts: FontFiles): Measure {
  const options = rendererOptions(fonts);
  const known = new Map<string, number>();
  const box = (text: string, {family, weight}: Style) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="999" height="200"><text y="100" font-size="${size}" font-family="${family}" font-weight="${weight}" xml:space="preserve">${text}</text></svg>`;
    return new Resvg(svg, options).getBBox()?.width ?? 0;
  };
  const advance = (char: string, style: Style) => {
    const key = `${style.family} ${style.weight} ${char}`;
    const found = known.get(key) ?? box(`H&#${char.codePointAt(0)};H`, style) - box('HH', style);
    known.set(key, found);
    return found;
  };
  return (text, style) => ([...text].reduce((sum, char) => sum + advance(char, style), 0) * style.size) / size;
}
