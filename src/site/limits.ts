/** Figures that the site promises, in one place for code and tests. */
export const limits = {
  /** Width in px under which the sidebar becomes a slide-out menu. */
  mobileBreakpoint: 996,
  /** Milliseconds after which a route change shows the progress bar. */
  progressBarDelay: 200,
  /** Milliseconds that a link is in view before its page is fetched ahead; one that is pointed at is fetched at once. */
  prefetchDelay: 2000,
  /** Pages whose routes are loaded together. */
  routesPerPart: 32,
  /** Characters of a page title. */
  titleLength: 60,
  /** Characters of a page description. */
  description: {min: 70, max: 160},
  /** Characters of a sidebar label. */
  sidebarLabelLength: 32,
  tableOfContents: {min: 2, max: 3},
  search: {
    /** Characters of a query. */
    queryLength: 64,
    hitsPerPage: 20,
    hitsPerGroup: 5,
    /** Words around a match; the second figure up to `narrowScreen`. */
    snippetWords: {wide: 10, narrow: 5},
    narrowScreen: 768,
    /** Saved searches that are kept; fewer recent ones beside favorites. */
    recent: {alone: 7, besideFavorites: 4},
    favorites: 10,
    /** Sections offered when nothing was found. */
    suggestions: 3,
    /** Milliseconds after which a request counts as stalled. */
    stall: 300,
    /** Milliseconds that a host of the search service gets. */
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    /** Milliseconds that a failed host is left alone. */
    hostDown: 120_000,
  },
} as const;
