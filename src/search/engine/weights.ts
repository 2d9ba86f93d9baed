/**
 * Weights of the ranking, found by hill climbing on the tuning half of the judged queries (`tests/unit/search/judged`).
 * In brackets, what each adds to the share of right first hits, in points: for queries in the pages' words, then for
 * queries as users type them.
 */
export const weights = {
  /**
   * Weight of a match in a field, before saturation. An alias applies to all sections of its page (2.3, -1.2), a
   * phrasing to one.
   */
  field: {text: 0.8, heading: 1.41, title: 1.8, alias: 0.65, ask: 0.4},
  /** BM25 saturation of term frequency, and length normalization (0.2, 0). */
  saturation: 2.15,
  lengthShare: 0.107,
  /** Sum of fields at which a match is half as strong as the maximum. */
  half: 1,
  /** Exponent of the inverse frequency; 1 is BM25 (0.5, 2.3). */
  rarity: 0.615,
  /**
   * Bonus for pages of which several sections match (1, 2.3); half of it at `massHalf`, which rises with the page's
   * length (0.2, 2.3).
   */
  mass: 0.462,
  massHalf: 2.6,
  massLength: 0.3,
  /** Bonus for an exact title, heading and alias (2.3 and 1.3; 1.3 and 7.2; 2.9 and 8.4). */
  title: 0.646,
  heading: 0.45,
  alias: 0.6,
  /** Bonus for a matching phrasing (0, 6), if phrasings are loaded. */
  ask: 0.6,
  /** Factors for words other than the typed one. */
  alternative: {
    /** Same stem. */
    relative: 0.85,
    /** Another spelling, and a synonym (0.5, 0). */
    same: 0.731,
    synonym: 0.575,
    /** Words of the pages for visitors' words (1.3, 0). */
    hint: 0.55,
    /** Prefix match; less if the prefix is a word itself. */
    prefix: 0.975,
    prefixBesideExact: 0.897,
    /** One and two typing errors. */
    near: 0.9,
    nearer: 0.78,
  },
  /** Factors for words such as `the` and such as `always` (0.2, 0; 0.5, 2.3). */
  filler: 0.18,
  everyday: 0.402,
  /** Weight of a name such as `permission-profile` in addition to its parts (1, 0). */
  joined: 3,
  /**
   * Factors for troubleshooting unless the query describes a problem (1.1, 0), for API pages (0.7, 1.1) and for the
   * operator's pages (-0.1, 2.3).
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
