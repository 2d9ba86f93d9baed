/** A typeface of the site, cut from a font package at build time. */
export interface Typeface {
  /** Family name in the style sheets. */
  readonly family: string;
  /** Font file inside node_modules. */
  readonly file: string;
  /** Range of weights that is kept. */
  readonly weight: {readonly min: number; readonly max: number};
  /** Name of its metrics in `@capsizecss/metrics`. */
  readonly metrics: string;
  readonly standIns: readonly StandIn[];
}

/** Fonts of the visitor's system, each as wide as the others, that stand in until the face has arrived. */
export interface StandIn {
  readonly names: readonly string[];
  /** Weights that they stand in for. */
  readonly weight: {readonly min: number; readonly max: number};
  /**
   * Width of this site's text in the face, in percent of its width in the stand-in; measured over a third of the pages in
   * letters so large that rounding to pixels does not count.
   */
  readonly sizeAdjust: number;
}

const plain = {names: ['Arial', 'ArialMT', 'Liberation Sans']};

/** Text face and code face; both are preloaded. */
export const typefaces: readonly Typeface[] = [
  {
    family: 'Site Text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
    metrics: 'instrumentSans',
    standIns: [
      {...plain, weight: {min: 400, max: 400}, sizeAdjust: 101.74},
      {...plain, weight: {min: 500, max: 500}, sizeAdjust: 105.37},
      {
        names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: {min: 600, max: 700},
        sizeAdjust: 98.79,
      },
    ],
  },
  {
    family: 'Site Code',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: {min: 400, max: 600},
    metrics: 'geistMono',
    standIns: [
      {names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono'], weight: {min: 400, max: 600}, sizeAdjust: 100},
    ],
  },
];

/** Characters outside ASCII that the pages use. */
export const extraCharacters = '\u00a0©«°±·»×–—‘’“”…→←↑↓↗⌘⇧⌥↵✓•';
