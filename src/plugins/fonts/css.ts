import {entireMetricsCollection} from '@capsizecss/metrics/entireMetricsCollection';

import type {StandIn, Typeface} from '../../site/fonts';

/** Heights of a face in units of its own grid. */
type Metrics = Pick<(typeof entireMetricsCollection)['arial'], 'ascent' | 'descent' | 'lineGap' | 'unitsPerEm'>;

/**
 * The `@font-face` rules of a typeface: the face itself, and stand-ins of the visitor's system that are as wide and as high,
 * so that the swap moves as little as can be.
 *
 * @param typeface described in `src/site/fonts.ts`
 * @param url address of its file
 */
export function fontFaceCss({family, weight, metrics, standIns}: Typeface, url: string): string {
  const face = metricsOf(metrics);
  return [
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight.min} ${weight.max};font-display:swap}`,
    ...standIns.map((standIn) => standInCss(family, standIn, face)),
  ].join('');
}

/** What overrides give is scaled with the size: https://drafts.csswg.org/css-fonts-5/#size-adjust-desc */
function standInCss(family: string, {names, weight, sizeAdjust}: StandIn, face: Metrics): string {
  const percent = (units: number): string => `${((units / face.unitsPerEm / sizeAdjust) * 10_000).toFixed(2)}%`;
  const sources = names.map((name) => `local("${name}")`).join();
  const height = `ascent-override:${percent(face.ascent)};descent-override:${percent(-face.descent)};line-gap-override:${percent(face.lineGap)}`;
  return `@font-face{font-family:"${family} Fallback";src:${sources};font-weight:${weight.min} ${weight.max};size-adjust:${sizeAdjust}%;${height}}`;
}

function metricsOf(name: string): Metrics {
  const known: Readonly<Record<string, unknown>> = entireMetricsCollection;
  const found = known[name] as Metrics | undefined;
  if (!found) {
    throw new Error(`src/site/fonts.ts: no font metrics are known under the name "${name}"`);
  }
  return found;
}
