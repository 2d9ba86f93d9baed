/** Figures that the site promises, in one place for code and tests. */
export const limits = {
  /** Width in px under which the sidebar becomes a slide-out menu. */
  mobileBreakpoint: 996,
  /** Milliseconds after which a route change shows the progress bar. */
  progressBarDelay: 200,
  /** Characters of a page title. */
  titleLength: 60,
  /** Characters of a page description. */
  description: {min: 70, max: 160},
  /** Characters of a sidebar label. */
  sidebarLabelLength: 32,
  tableOfContents: {min: 2, max: 3},
} as const;
