/** Figures that the site promises and its own code keeps. */
export const limits = {
  /** Milliseconds that a link is in view before its page is fetched ahead; one that is pointed at is fetched at once. */
  prefetchDelay: 2000,
  /** Characters of a page title. */
  titleLength: 60,
  /** Characters of a page description. */
  description: {min: 70, max: 160},
  /** Characters of a sidebar label. */
  sidebarLabelLength: 32,
  tableOfContents: {min: 2, max: 3},
  search: {
    /** Characters of a query in the search box. */
    queryLength: 64,
    /** Characters of a query on the search page, and of a text that is pasted into the search box. */
    longestQuery: 512,
    hitsPerPage: 20,
    /** Words around a match on a wide screen. */
    snippetWords: 10,
    /** Milliseconds after which a request counts as stalled. */
    stall: 300,
    /** Milliseconds that a host of the search service gets. */
    timeouts: {connect: 1000, read: 2000, write: 30_000},
  },
} as const;
