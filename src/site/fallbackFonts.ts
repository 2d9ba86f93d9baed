/** System fonts with the same metrics, shown until the web font loads. */
export interface FallbackFont {
  readonly like: string;
  readonly faces: readonly FallbackFace[];
}

export interface FallbackFace {
  /** Full names and PostScript names; browsers match one or the other. */
  readonly names: readonly string[];
  readonly weight: {readonly min: number; readonly max: number};
  /**
   * `size-adjust` in percent: width of the site's text in the web font relative to these fonts. Measured over all pages
   * per weight with the fonts of Debian 12 (Liberation 2.1, Roboto 2.1, Noto Sans 2.0, DejaVu 2.37).
   */
  readonly sizeAdjust: number;
}

/** Names of the regular and bold files, and widths at weights 400, 500 and 600 to 700. */
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

/** Fallbacks for text in order of preference; browsers use the first one installed. */
export const textFallbacks: readonly FallbackFont[] = textFonts.map(
  ({like, regular, bold, widths: [book, medium, strong]}) => ({
    like,
    faces: [
      {names: regular, weight: {min: 400, max: 400}, sizeAdjust: book},
      {names: regular, weight: {min: 500, max: 500}, sizeAdjust: medium},
      {names: bold, weight: {min: 600, max: 700}, sizeAdjust: strong},
    ],
  }),
);

/** Fallbacks for code. Most monospace fonts have the same width, 0.6 em, in all weights. */
export const codeFallbacks: readonly FallbackFont[] = [
  codeFallback('Courier', 100, [
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
  codeFallback('DejaVu', 99.7, ['DejaVu Sans Mono', 'DejaVuSansMono']),
];

function codeFallback(like: string, sizeAdjust: number, names: readonly string[]): FallbackFont {
  return {like, faces: [{names, weight: {min: 400, max: 600}, sizeAdjust}]};
}
