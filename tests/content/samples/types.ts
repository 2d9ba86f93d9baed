/** A `check-ignore` comment: the sample below it may be wrong on purpose. */
export interface Exemption {
  readonly line: number;
  readonly reason: string;
}

/** A fenced block, or a span of inline code, whose language is then `inline`. */
export interface Sample {
  readonly file: string;
  /** Line of the file that holds the first line of the code. */
  readonly line: number;
  readonly lang: string;
  readonly title: string;
  readonly code: string;
  readonly exemption?: Exemption;
}

/** All samples that a reader finds in one file. */
export interface Page {
  readonly file: string;
  readonly samples: readonly Sample[];
}

/** One thing that was held against the data of a product. */
export interface Check {
  readonly sample: Sample;
  readonly line: number;
  readonly kind: string;
  readonly subject: string;
  readonly problems: readonly string[];
}

/** Holds all samples of a page, which is one of several that are checked, against one part of the data. */
export type Checker = (page: Page, pages: readonly Page[]) => readonly Check[];
