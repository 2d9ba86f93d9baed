/** What stands on a card. */
export interface Card {
  readonly title: string;
  readonly description: string;
  /** Product and release, or the site. */
  readonly label: string;
  /** Kind of the page, in words. */
  readonly kind: string;
  /** Color token of the product. */
  readonly accent: 'honey' | 'link';
}

/** A card and the file that it becomes, below the folder of the build. */
export interface CardFile extends Card {
  readonly file: string;
}

/** Colors by name, and the inside of the logo. */
export interface Look {
  readonly color: (name: string) => string;
  readonly logo: string;
}

/** Font files that a card is set in. */
export interface FontFiles {
  readonly files: readonly string[];
  readonly hash: string;
}

/** A way to set text. */
export interface Style {
  readonly family: 'Instrument Sans' | 'Geist Mono';
  readonly weight: 500 | 700;
  readonly size: number;
}

/** Width of a text in px. */
export type Measure = (text: string, style: Style) => number;
