/**
 * Weights of the ranking, found by hill climbing on the tuning half of the judged queries (`tests/unit/search/judged`).
 * In brackets, what each adds to the share of right first hits of the other half, in points: for queries in the pages'
 * words, then for queries as users type them. What adds nothing there keeps another floor of the tests: synonyms the
 * golden questions of the docs server, the rest the tuning half.
 */
export const weights = {
  /**
   * Weight of a match in a field, before saturation. An alias applies to all sections of its page (0.9, 0.9), a
   * phrasing to one (-0.3, 0).
   */
  field: {text: 0.8, heading: 1.41, title: 1.8, alias: 0.65, ask: 0.4},
  /** BM25 saturation of term frequency, and length normalization (-1.5, 0; 0, 0). */
  saturation: 2.15,
  lengthShare: 0.107,
  /** Sum of fields at which a match is half as strong as the maximum. */
  half: 1,
  /** Exponent of the inverse frequency; 1 is BM25 (-0.3, 4.3). */
  rarity: 0.615,
  /**
   * Bonus for pages of which several sections match (0, 0.9); half of it at `massHalf`, which rises with the page's
   * length (0.3, -0.9).
   */
  mass: 0.462,
  massHalf: 2.6,
  massLength: 0.3,
  /** Bonus for an exact title, heading and alias (-0.3, 3.4; 0, 4.3; 3.8, 0.9). */
  title: 0.646,
  heading: 0.45,
  alias: 0.6,
  /** Bonus for a matching phrasing (-1.2, 2.6), if phrasings are loaded (-0.3, 9.5). */
  ask: 0.6,
  /** Factors for words other than the typed one. */
  alternative: {
    /** Same stem. */
    relative: 0.85,
    /** Another spelling, and a synonym (-0.3, 0; -0.6, 0). */
    same: 0.731,
    synonym: 0.575,
    /** Words of the pages for visitors' words (1.8, 0). */
    hint: 0.55,
    /** Prefix match; less if the prefix is a word itself (-0.3, 0). */
    prefix: 0.975,
    prefixBesideExact: 0.897,
    /** One and two typing errors. */
    near: 0.9,
    nearer: 0.78,
  },
  /** Factors for words such as `the` and such as `always` (2.9, 0.9; 0.6, 0). */
  filler: 0.18,
  everyday: 0.402,
  /** Weight of a name such as `permission-profile` in addition to its parts (0.9, 0.9). */
  joined: 3,
  /**
   * Factors for troubleshooting unless the query describes a problem (2.1, 0.9), for API pages (0.3, 0) and for the
   * operator's pages (0.3, 0.9).
   */
  prior: {trouble: 0.8, apiReference: 0.85, cluster: 0.88},
  /** Factor for each further section of a page. */
  further: 0.4,
  /** Minimum share of the best score. */
  cutoff: 0.2,
  /** Share of the query that the first hit must contain to skip the phrasings. */
  covered: 0.9,
};

export type Weights = typeof weights;
