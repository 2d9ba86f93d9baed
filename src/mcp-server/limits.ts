/** Bounds of what the server takes and gives. */
export const limits = {
  /** Bytes of one message; longer ones are refused unread. */
  message: 1_000_000,
  /** Milliseconds that the answer to a request over HTTP may take. */
  time: 10_000,
  /** Characters of a search query. */
  query: 512,
  /** Hits of a search: when a request does not say, and at most. */
  hits: {usual: 8, most: 20},
  /** Characters of the first hit of a search up to which it is returned whole. */
  firstHit: 3_000,
  /** Characters of a text that is returned in one piece. */
  text: 16_000,
  /** Characters of the sections that are read in one call. */
  sections: {usual: 12_000, most: 16_000, count: 8},
  /** Characters of a command line or manifest that is checked. */
  usage: 50_000,
  /** Receipts in one answer. */
  receipts: 6,
  /** Entries on one page of the resource list. */
  resources: 50,
  /** Values offered as completions. */
  completions: 100,
} as const;
