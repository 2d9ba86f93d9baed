import {codeFallbacks, type FallbackFont, textFallbacks} from './fallbackFonts';

/** A web font, subset from a font package at build time. */
export interface Typeface {
  readonly family: string;
  /** Path in node_modules. */
  readonly file: string;
  readonly weight: {readonly min: number; readonly max: number};
  /** Key in `@capsizecss/metrics`. */
  readonly metrics: string;
  readonly fallbacks: readonly FallbackFont[];
}

export const typefaces: readonly Typeface[] = [
  {
    family: 'Site Text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
    metrics: 'instrumentSans',
    fallbacks: textFallbacks,
  },
  {
    family: 'Site Code',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: {min: 400, max: 600},
    metrics: 'geistMono',
    fallbacks: codeFallbacks,
  },
];

/** Characters outside ASCII that the subsets include. */
export const extraCharacters = '\u00a0©«°±·»×–—‘’“”…→←↑↓↗⌘⇧⌥↵✓•';
