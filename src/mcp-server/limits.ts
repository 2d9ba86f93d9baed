/** Limits of the server, in characters unless noted. */
export const limits = {
  /** Bytes of one message over HTTP. */
  message: 1_000_000,
  /** Milliseconds to answer a request over HTTP. */
  time: 10_000,
  query: 512,
  /** Number of hits: default and maximum. */
  hits: {usual: 8, most: 20},
  /** The first hit of a search, when it is returned in full. */
  firstHit: 3_000,
  /** A text that is returned in one piece. */
  text: 16_000,
  /** Sections that are read in one call: default, maximum, and number of them. */
  sections: {usual: 12_000, most: 16_000, count: 8},
  /** Commands or a manifest to check. */
  usage: 50_000,
  receipts: 6,
  completions: 100,
} as const;
