/** A typeface of the site, cut from a font package at build time. */
export interface Typeface {
  /** Family name in the style sheets. */
  readonly family: string;
  /** Font file inside node_modules. */
  readonly file: string;
  /** Range of weights that is kept. */
  readonly weight: {readonly min: number; readonly max: number};
  /** Names of the metrics in `@capsizecss/metrics`, for the face and its stand-in, and of fonts that are as wide as that one. */
  readonly metrics: {readonly face: string; readonly fallback: string; readonly sameAsFallback: readonly string[]};
}

/** Text face and code face; both are preloaded. */
export const typefaces: readonly Typeface[] = [
  {
    family: 'Site Text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
    metrics: {face: 'instrumentSans', fallback: 'arial', sameAsFallback: ['Liberation Sans']},
  },
  {
    family: 'Site Code',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: {min: 400, max: 600},
    metrics: {face: 'geistMono', fallback: 'courierNew', sameAsFallback: ['Liberation Mono']},
  },
];

/** Characters outside ASCII that the pages use. */
export const extraCharacters = '\u00a0©«°±·»×–—‘’“”…→←↑↓↗⌘⇧⌥↵✓•';
