export const limits = {
  /** Milliseconds that a link must be in view before its page is prefetched; hovered links are prefetched at once. */
  prefetchDelay: 2000,
  titleLength: 60,
  description: {min: 70, max: 160},
  sidebarLabelLength: 32,
  tableOfContents: {min: 2, max: 3},
  search: {
    queryLength: 64,
    /** Characters of a query on the search page, and of text pasted into the search box. */
    longestQuery: 512,
    hitsPerPage: 20,
    hitsPerGroup: 5,
    /** Words around a match on a wide screen. */
    snippetWords: 10,
    /** Milliseconds after which a request counts as stalled. */
    stall: 300,
  },
} as const;
