/** Figures of the specification that Docusaurus, DocSearch, and the search service's client keep by themselves. */
export const packageLimits = {
  /** Width in px under which the sidebar becomes a slide-out menu. */
  mobileBreakpoint: 996,
  /** Milliseconds after which a route change shows the progress bar. */
  progressBarDelay: 200,
  search: {
    /** Words around a match where the modal fills the screen, up to 768 px. */
    snippetWordsNarrow: 5,
    /** Recent searches that are kept; fewer of them beside favorites. */
    recent: {alone: 7, besideFavorites: 4},
    favorites: 10,
    /** Sections offered when nothing was found. */
    suggestions: 3,
    /** Milliseconds that a failed host is left alone. */
    hostDown: 120_000,
  },
} as const;
