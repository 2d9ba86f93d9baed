/** Fonts of a system that are equally wide; they take the place of a typeface until it has arrived. */
export interface StandIn {
  /** The best known of them; the family in the style sheets is the typeface's with this behind it. */
  readonly like: string;
  readonly faces: readonly StandInFace[];
}

/** One `@font-face` rule. */
export interface StandInFace {
  /** Full names and PostScript names: browsers look for the one or the other. */
  readonly names: readonly string[];
  readonly weight: {readonly min: number; readonly max: number};
  /**
   * Width of this site's text in the typeface, in percent of its width in these fonts. Measured over the text of all
   * pages, weight by weight, in letters of 400 pixels, so that rounding does not count, with the fonts of Debian 12:
   * Liberation 2.1, Roboto 2.1, Noto Sans 2.0 and DejaVu 2.37. `tests/e2e/start/standIns.spec.ts` measures some pages
   * again. Heights are not needed, because those of the typeface replace them.
   */
  readonly sizeAdjust: number;
}

/** What is known of a text font: names of its regular and bold file, and their widths at 400, 500 and 600 to 700. */
interface TextFont {
  readonly like: string;
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly widths: readonly [number, number, number];
}

const textFonts: readonly TextFont[] = [
  {
    like: 'Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    widths: [101.6, 104.6, 98.5],
  },
  {
    like: 'Roboto',
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    widths: [102.1, 105.1, 104.6],
  },
  {
    like: 'Noto',
    regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    widths: [96.3, 99.5, 94.4],
  },
  {
    like: 'DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    widths: [89.3, 93.4, 83],
  },
];

/** Stand-ins for the text face; the closest in shape and most common come first, and the first that exists is taken. */
export const textStandIns: readonly StandIn[] = textFonts.map(
  ({like, regular, bold, widths: [book, medium, strong]}) => ({
    like,
    faces: [
      {names: regular, weight: {min: 400, max: 400}, sizeAdjust: book},
      {names: regular, weight: {min: 500, max: 500}, sizeAdjust: medium},
      {names: bold, weight: {min: 600, max: 700}, sizeAdjust: strong},
    ],
  }),
);

/** Stand-ins for the code face; most fonts for code are as wide as it, each letter 0.6 of the size, bold ones too. */
export const codeStandIns: readonly StandIn[] = [
  codeStandIn('Courier', 100, [
    'Courier New',
    'CourierNewPSMT',
    'Liberation Mono',
    'LiberationMono',
    'Roboto Mono',
    'Roboto Mono Regular',
    'RobotoMono-Regular',
    'Noto Sans Mono',
    'Noto Sans Mono Regular',
    'NotoSansMono-Regular',
  ]),
  codeStandIn('DejaVu', 99.7, ['DejaVu Sans Mono', 'DejaVuSansMono']),
];

function codeStandIn(like: string, sizeAdjust: number, names: readonly string[]): StandIn {
  return {like, faces: [{names, weight: {min: 400, max: 600}, sizeAdjust}]};
}
