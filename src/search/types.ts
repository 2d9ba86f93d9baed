/** Levels of a hit: product and category, page title, headings. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What a hit shows first: the heading of a level, or text. */
export type HitType = Exclude<Level, 'lvl0'> | 'content';

export type Hierarchy = {readonly [level in Level]: string | null};

/** A section of a page, as plain text. */
export interface SearchRecord {
  readonly objectID: string;
  /** Path and anchor. */
  readonly url: string;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  /** Program messages, or method and path of an operation, that the section quotes. */
  readonly messages?: readonly string[];
  /** Other names for the page; never shown. */
  readonly aliases?: string;
  /** Phrasings of readers who do not know the section's words; never shown. */
  readonly asks?: readonly string[];
  readonly type: HitType;
  /** Id of the product; empty for pages of none. */
  readonly product: string;
  readonly docusaurus_tag: string;
  readonly language: string;
}

/** HTML whose only elements are `<mark>`. */
export interface MarkedValue {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
}

/** Parts of a hit with the query's words marked. */
export interface MarkedParts {
  readonly hierarchy: {readonly [level in Level]?: MarkedValue};
  readonly content?: MarkedValue;
}

/** A matching record. Its own fields are plain text, the marked ones are HTML. */
export interface SearchHit extends SearchRecord {
  readonly _snippetResult: MarkedParts;
}

/** Conditions `attribute:value` joined by and; inner lists by or. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** A query with the parameters of Algolia that this site uses. */
export interface SearchRequest {
  readonly query?: string;
  readonly indexName?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly facetFilters?: FacetFilters;
  /** `product:ID` of the current product, which is searched first. */
  readonly optionalFilters?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** The response to a {@link SearchRequest}. */
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
  /** Whether phrasings should be loaded, because the first hit contains too little of the query. */
  readonly needsAsks?: boolean;
  /** The product, if only its pages were searched. */
  readonly product?: string;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** A client of Algolia, or one with the same methods. */
export interface SearchClient {
  search(query: {readonly requests: readonly SearchRequest[]}): Promise<SearchResponse>;
}
