/**
 * Figures of the ranking. Found by hill climbing on the tuning half of the judged queries
 * (`tests/unit/search/judged`); the other half only measures.
 */
export const weights = {
  /** How a match in a field adds up, before saturation. */
  field: {text: 0.8, heading: 1.6, ancestor: 0.5, title: 1.8, group: 0.45, slug: 0.4, alias: 0.5},
  /** Saturation of repeated words, and how much long texts are held back (BM25). */
  saturation: 1.65,
  lengthShare: 0.16,
  /** Sum of fields at which a match counts half. */
  half: 1,
  /** Share of a section's score that does not depend on how much of the query it covers, and how steeply the rest does. */
  uncovered: 0.21,
  coverage: 1.1,
  /** How much rare words count more: 1 as BM25 has it, 0 not at all. */
  rarity: 0.8,
  /** Weight of what the whole page holds, and how steeply that depends on coverage. */
  page: 0.3,
  pageCoverage: 0.9,
  /** Bonus for pages with many sections that match. */
  mass: 0.6,
  /** Sum of matches at which that counts half, and how much long pages are held back. */
  massHalf: 2,
  massLength: 0.3,
  /** What a reference counts for a query that asks a question. */
  referenceForQuestion: 0.7,
  /** Bonus for a page title and for a heading that say the same as the query. */
  title: 0.84,
  heading: 0.45,
  /** Bonus for pages that visitors know under what the query says. */
  alias: 0.6,
  /** Bonus for words that stand as close together as in the query. */
  proximity: 0.2,
  /** What a word counts that is not the visitor's own. */
  alternative: {
    relative: 0.85,
    same: 0.95,
    synonym: 0.5,
    hint: 0.55,
    /** Another word when the pages do not have the visitor's own. */
    instead: 0.85,
    prefix: 0.75,
    prefixBesideExact: 0.3,
    near: 0.9,
    nearer: 0.6,
    split: 0.9,
  },
  filler: 0.18,
  everyday: 0.35,
  /** Names such as `permission-profile`, found as one word on top of their parts. */
  joined: 3,
  /** What further names count beside the best one. */
  furtherNames: 0.6,
  /** What a page counts when the query names another product. */
  otherProduct: 0.7,
  /** What kinds of sections and pages count; troubles count in full when the query tells of one. */
  prior: {
    furtherReading: 0.45,
    preparation: 0.8,
    schema: 0.8,
    trouble: 0.8,
    troubleForSymptom: 1,
    hub: 0.85,
    overview: 0.92,
    start: 0.95,
    questions: 0.97,
    changelog: 0.75,
    apiReference: 0.85,
    cluster: 0.88,
    recipe: 0.9,
    empty: 0.85,
  },
  /** What each further section of a page counts. */
  further: 0.5,
  /** Sections below this share of the best score are no answer. */
  cutoff: 0.2,
};

export type Weights = typeof weights;
