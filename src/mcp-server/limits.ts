/** Bounds of what the server takes and gives. */
export const limits = {
  /** Bytes of one message; longer ones are refused unread. */
  message: 1_000_000,
  /** Characters of a search query. */
  query: 512,
  /** Hits of a search: when a request does not say, and at most. */
  hits: {usual: 8, most: 20},
  /** Characters of a text that is returned in one piece. */
  text: 20_000,
  /** Entries on one page of the resource list. */
  resources: 50,
  /** Values offered as completions. */
  completions: 100,
} as const;
