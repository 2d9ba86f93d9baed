/** Limits of the specification that Docusaurus, DocSearch and the search client implement. */
export const packageLimits = {
  /** Viewport width in px below which the sidebar becomes a drawer. */
  mobileBreakpoint: 996,
  /** Milliseconds until the progress bar appears. */
  progressBarDelay: 200,
  search: {
    /** Words around a match in the full-screen modal, up to 768 px. */
    snippetWordsNarrow: 5,
    /** Maximum recent searches, depending on favorites. */
    recent: {alone: 7, besideFavorites: 4},
    favorites: 10,
    /** Suggested sections when there are no hits. */
    suggestions: 3,
    /** Milliseconds until a failed host is asked again. */
    hostDown: 120_000,
  },
} as const;
