/**
 * Figures of the ranking, found by hill climbing on the tuning half of the judged queries (`tests/unit/search/judged`).
 * What a part earns there, in points of first hits, follows in brackets: for queries in the pages' words, and for
 * queries as users type them.
 */
export const weights = {
  /**
   * What a match in a field adds, before saturation. An alias holds for all sections of its page (2.3, -1.2), what people
   * ask for one of them.
   */
  field: {text: 0.8, heading: 1.41, title: 1.8, alias: 0.65, ask: 0.4},
  /** BM25: where further occurrences stop to count, and how much a long text loses (0.2, 0). */
  saturation: 2.15,
  lengthShare: 0.107,
  /** Sum of fields at which a word counts half. */
  half: 1,
  /** Exponent of a word's rarity; 1 is BM25 (0.5, 2.3). */
  rarity: 0.615,
  /** Bonus of a page for the sections that match together (1, 2.3); half of it at `massHalf`, later on long pages (0.2, 2.3). */
  mass: 0.462,
  massHalf: 2.6,
  massLength: 0.3,
  /** Bonus for a page title, a heading and an alias that say the same as the query (2.3 and 1.3; 1.3 and 7.2; 2.9 and 8.4). */
  title: 0.646,
  heading: 0.45,
  alias: 0.6,
  /** Bonus for what people ask for a section (0, 6), where it is looked up. */
  ask: 0.6,
  /** What a word counts that is not the visitor's own. */
  alternative: {
    /** Of the same stem. */
    relative: 0.85,
    /** Another spelling, and a word of like meaning (0.5, 0). */
    same: 0.731,
    synonym: 0.575,
    /** What the pages say instead (1.3, 0). */
    hint: 0.55,
    /** Begun with what was typed; less where that is a word itself. */
    prefix: 0.975,
    prefixBesideExact: 0.897,
    /** One and two typing errors away. */
    near: 0.9,
    nearer: 0.78,
  },
  /** What words such as `the` and such as `always` count (0.2, 0; 0.5, 2.3). */
  filler: 0.18,
  everyday: 0.402,
  /** What a name such as `permission-profile` counts on top of its parts (1, 0). */
  joined: 3,
  /** What pages and sections about troubles count, unless the query tells of one (1.1, 0), API pages (0.7, 1.1), the operator's (-0.1, 2.3). */
  prior: {trouble: 0.8, apiReference: 0.85, cluster: 0.88},
  /** What each further section of a page counts. */
  further: 0.5,
  /** Share of the best score below which a section is no answer. */
  cutoff: 0.2,
};

export type Weights = typeof weights;
