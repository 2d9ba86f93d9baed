export interface Card {
  readonly title: string;
  readonly description: string;
  /** Product and release, or the site. */
  readonly label: string;
  /** Display name of the page type. */
  readonly kind: string;
  /** Color token of the product. */
  readonly accent: 'honey' | 'link';
}

/** `file` is relative to the build folder. */
export interface CardFile extends Card {
  readonly file: string;
}

/** `logo` is the inner SVG. */
export interface Look {
  readonly color: (name: string) => string;
  readonly logo: string;
}

export interface FontFiles {
  readonly files: readonly string[];
  readonly hash: string;
}

export interface Style {
  readonly family: 'Instrument Sans' | 'Geist Mono';
  readonly weight: 500 | 700;
  readonly size: number;
}

/** In pixels. */
export type Measure = (text: string, style: Style) => number;
