/** Weights of the ranking; see `tests/unit/search/judged` for the queries that they were chosen with. */
export const weights = {
  /** Of a match in a field, before saturation; an alias and a title count for all sections of their page. */
  field: {text: 0.8, heading: 1.41, title: 1.8, alias: 0.65, ask: 0.4},
  /** Exponent of the inverse frequency; 1 is BM25. */
  rarity: 0.615,
  /** Bonus for a page that contains the whole query. */
  page: 0.2,
  /** Bonus for an exact title, heading, alias and phrasing. */
  title: 0.646,
  heading: 0.45,
  alias: 0.6,
  ask: 0.6,
  /** Factors for words other than the typed one: with its stem, its beginning or typing errors, and synonyms. */
  relative: 0.85,
  synonym: 0.6,
  /** Factors for words such as `the`, such as `always`, and for the name of a product beside other words. */
  filler: 0.15,
  everyday: 0.4,
  name: 0.4,
  /** Weight of a name such as `permission-profile` in addition to its parts. */
  joined: 3,
  /** Factors for troubleshooting unless the query describes a problem, for API pages and for pages on clusters. */
  trouble: 0.8,
  api: 0.85,
  cluster: 0.92,
  /** Factors for the product that the query names, and for that of the page where the search was opened. */
  named: 1.4,
  near: 1.001,
  /** Factor for each further section of a page. */
  further: 0.35,
  /** Minimum share of the best score. */
  cutoff: 0.2,
};
