import {codeStandIns, type StandIn, textStandIns} from './standIns';

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
  /** What is shown until the face has arrived: the first that the visitor's system has. */
  readonly standIns: readonly StandIn[];
}

/** Text face and code face; both are preloaded. */
export const typefaces: readonly Typeface[] = [
  {
    family: 'Site Text',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: {min: 400, max: 700},
    metrics: 'instrumentSans',
    standIns: textStandIns,
  },
  {
    family: 'Site Code',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: {min: 400, max: 600},
    metrics: 'geistMono',
    standIns: codeStandIns,
  },
];

/** Characters outside ASCII that the pages use. */
export const extraCharacters = '\u00a0©«°±·»×–—‘’“”…→←↑↓↗⌘⇧⌥↵✓•';
