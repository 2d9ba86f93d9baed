import {entireMetricsCollection} from '@capsizecss/metrics/entireMetricsCollection';

import type {FallbackFace} from '../../../site/fallbackFonts';
import type {Typeface} from '../../../site/fonts';

/** Metrics of a font, in font units. */
type Metrics = Pick<(typeof entireMetricsCollection)['arial'], 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm'>;

/**
 * Returns the `@font-face` rules of a typeface: the font itself, and local fallback fonts with the same width and
 * height, which minimize layout shift.
 */
export function fontFaceCss({family, weight, metrics, fallbacks}: Typeface, url: string): string {
  const face = metricsOf(metrics);
  const source = `url("${url}") format("woff2")`;
  return [
    `@font-face{font-family:"${family}";src:${source};font-weight:${range(weight)};font-display:swap}`,
    ...fallbacks.flatMap(({like, faces}) => faces.map((one) => fallbackCss(`${family} ${like}`, one, face))),
  ].join('');
}

/** Overrides are relative to the adjusted size: https://drafts.csswg.org/css-fonts-5/#size-adjust-desc */
function fallbackCss(family: string, {names, weight, sizeAdjust}: FallbackFace, face: Metrics): string {
  // Browsers round heights to pixels; rounding down could lose half a pixel of the font.
  const percent = (units: number): string => `${Math.ceil((units / face.unitsPerEm / sizeAdjust) * 1_000_000) / 100}%`;
  const sources = names.map((name) => `local("${name}")`).join();
  const height = `ascent-override:${percent(face.ascent)};descent-override:${percent(-face.descent)};line-gap-override:${percent(face.lineGap)}`;
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${range(weight)};size-adjust:${sizeAdjust}%;${height}}`;
}

function range({min, max}: Typeface['weight']): string {
  return min === max ? `${min}` : `${min} ${max}`;
}

function metricsOf(name: string): Metrics {
  const known: Readonly<Record<string, unknown>> = entireMetricsCollection;
  const found = known[name] as Metrics | undefined;
  if (!found) {
    throw new Error(`src/site/fonts.ts: no font metrics are known under the name "${name}"`);
  }
  return found;
}
