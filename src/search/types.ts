/** Levels of a hit's place in the documentation: product and category, page title, then headings. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What a hit shows first: a heading of that level, or words from the text below it. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = {readonly [level in Level]: string | null};

/** One section of a page, in plain text. */
export interface SearchRecord {
  readonly objectID: string;
  /** Address of the section: path of the page and its anchor. */
  readonly url: string;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** Messages of the program, or method and path of an operation, that the section shows word for word. */
  readonly messages?: readonly string[];
  /** Names that visitors have for a page; never shown. */
  readonly aliases?: string;
  /** How people ask for the section who do not know its words; never shown. */
  readonly asks?: readonly string[];
  readonly type: HitType;
  /** Id of the documented product; empty on pages of none. */
  readonly product: string;
  readonly docusaurus_tag: string;
  readonly language: string;
}

/** A value as HTML in which nothing but `<mark>` is an element. */
export interface MarkedValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

/** The parts of a hit with the words of the query marked. */
export interface MarkedParts {
  readonly hierarchy: {readonly [level in Level]?: MarkedValue};
  readonly content?: MarkedValue;
}

/** A record that answers a query. Its own fields are plain text, the marked ones are HTML. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult: MarkedParts;
  readonly _snippetResult: MarkedParts;
}

/** Conditions that all have to hold; of an inner list, one. Each reads `attribute:value`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** One query, with the parameters of the search service that the site uses. */
export interface SearchRequest {
  readonly query?: string;
  readonly indexName?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  /** `product:ID` of the product that the visitor reads about; its pages are searched first. */
  readonly optionalFilters?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** The answer to one {@link SearchRequest}. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly processingTimeMS: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly queryID: string;
  readonly exhaustiveNbHits: boolean;
  /** Share of the query that the first hit holds in its own words. */
  readonly covered?: number;
  /** Product whose pages alone are among the hits, because they answer the query of one who reads about it. */
  readonly product?: string;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** A client of the search service, or of something that answers like it. */
export interface SearchClient {
  search(query: {readonly requests: readonly SearchRequest[]}): Promise<SearchResponse>;
}
