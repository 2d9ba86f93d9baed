import {createFontStack} from '@capsizecss/core';
import {entireMetricsCollection} from '@capsizecss/metrics/entireMetricsCollection';

import type {Typeface} from '../../site/fonts';

type Metrics = Parameters<typeof createFontStack>[0][number];

/**
 * The `@font-face` rules of a typeface: the face itself, and stand-ins of the visitor's system with the same metrics,
 * so that the swap moves nothing.
 *
 * @param typeface described in `src/site/fonts.ts`
 * @param url address of its file
 */
export function fontFaceCss({family, weight, metrics}: Typeface, url: string): string {
  const face = metricsOf(metrics.face);
  const {fontFaces} = createFontStack([{...face, familyName: family}, metricsOf(metrics.fallback)]);
  const standIns = metrics.sameAsFallback.map((name) => `,local("${name}")`).join('');
  return [
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${weight.min} ${weight.max};font-display:swap}`,
    fontFaces.replace(/\s+/g, ' ').replace(/(?<=local\([^)]*\))/, standIns),
  ].join('');
}

function metricsOf(name: string): Metrics {
  const known: Readonly<Record<string, unknown>> = entireMetricsCollection;
  const found = known[name] as Metrics | undefined;
  if (!found) {
    throw new Error(`src/site/fonts.ts: no font metrics are known under the name "${name}"`);
  }
  return found;
}
