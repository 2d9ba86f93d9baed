/**
 * Figures of the ranking. Found by hill climbing on the tuning half of the judged queries
 * (`tests/unit/search/judged`); the other half only measures.
 */
export const weights = {
  /** How a match in a field adds up, before saturation. */
  field: {text: 0.8, heading: 1.6, ancestor: 0.5, title: 1.8, group: 0.45},
  /** Saturation of repeated words, and how much long texts are held back (BM25). */
  saturation: 1.65,
  lengthShare: 0.21,
  /** Sum of fields at which a match counts half. */
  half: 1,
  /** Share of a section's score that does not depend on how much of the query it covers, and how steeply the rest does. */
  uncovered: 0.15,
  coverage: 1.1,
  /** How much rare words count more: 1 as BM25 has it, 0 not at all. */
  rarity: 1,
  /** Weight of what the whole page holds, and how steeply that depends on coverage. */
  page: 0.4,
  pageCoverage: 0.9,
  /** Bonus for pages with many sections that match. */
  mass: 0.2,
  /** What a reference counts for a query that asks a question. */
  referenceForQuestion: 0.7,
  /** Bonus for a page title and for a heading that say the same as the query. */
  title: 0.84,
  heading: 0.4,
  /** Bonus for words that stand as close together as in the query. */
  proximity: 0.2,
  /** What a word counts that is not the visitor's own. */
  alternative: {
    relative: 0.85,
    same: 0.95,
    synonym: 0.43,
    prefix: 0.75,
    prefixBesideExact: 0.3,
    near: 0.9,
    nearer: 0.6,
    split: 0.9,
  },
  filler: 0.18,
  /** Names such as `permission-profile`, found as one word on top of their parts. */
  joined: 3,
  /** What a page counts when the query names another product. */
  otherProduct: 0.7,
  /** What kinds of sections and pages count. */
  prior: {
    furtherReading: 0.45,
    preparation: 0.8,
    schema: 0.8,
    trouble: 0.85,
    hub: 0.85,
    changelog: 0.75,
    apiReference: 0.85,
    empty: 0.85,
  },
  /** What each further section of a page counts. */
  further: 0.5,
  /** Sections below this share of the best score are no answer. */
  cutoff: 0.2,
};

export type Weights = typeof weights;
