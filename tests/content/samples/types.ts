/** A `check-ignore` comment, which marks the next sample as intentionally wrong. */
export interface Exemption {
  readonly line: number;
  readonly reason: string;
}

/** A code block, or inline code, whose language is `inline`. */
export interface Sample {
  readonly file: string;
  /** Line of the file with the first line of code. */
  readonly line: number;
  readonly lang: string;
  readonly title: string;
  readonly code: string;
  readonly exemption?: Exemption;
}

export interface Page {
  readonly file: string;
  readonly samples: readonly Sample[];
}

export interface Check {
  readonly sample: Sample;
  readonly line: number;
  readonly kind: string;
  readonly subject: string;
  readonly problems: readonly string[];
}

/** Checks a page; `pages` are all pages of the run. */
export type Checker = (page: Page, pages: readonly Page[]) => readonly Check[];
