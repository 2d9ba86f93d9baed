/** Levels of a hit: its group, the title of its page, headings. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Levels of the headings. */
export const headingLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** What a hit shows first: the heading of a level, or text. */
export type HitType = (typeof headingLevels)[number] | 'content';

export type Hierarchy = {readonly [level in Level]: string | null};

/** A section of a page, as plain text. */
export interface SectionRecord {
  /** Its anchor, if it is not the slug of the heading; empty for the page itself, which comes first. */
  readonly id?: string;
  readonly heading: string;
  /** 1 for the page, 2 and more for headings. */
  readonly depth: number;
  readonly text: string;
  /** Program messages, or method and path of an operation, that it quotes. */
  readonly messages?: readonly string[];
  /** Words of its phrasings; never shown. */
  readonly asks?: string;
}

/** A page as it is searched. */
export interface PageRecord {
  /** Below the base URL. */
  readonly url: string;
  /** Id of the product. */
  readonly product: string;
  /** Other names for the page; never shown. */
  readonly aliases?: readonly string[];
  readonly sections: readonly SectionRecord[];
}

/** Lists of words, kept in `specs/search/words.yaml`. */
export interface WordLists {
  readonly fillers: readonly string[];
  readonly everyday: readonly string[];
  readonly symptoms: readonly string[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly synonyms: readonly string[];
  readonly hints: Readonly<Record<string, string>>;
}

/** The file that is searched, below the base URL. */
export const searchFile = 'search-index.json';

/** What it holds. */
export interface SearchData {
  readonly words: WordLists;
  readonly pages: readonly PageRecord[];
}

/** HTML whose only elements are `<mark>`. */
export interface MarkedValue {
  readonly value: string;
}

/** A matching section. Its own fields are plain text, the marked ones are HTML. */
export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly type: HitType;
  /** Its parts with the query's words marked. */
  readonly _snippetResult: {
    readonly hierarchy: {readonly [level in Level]?: MarkedValue};
    readonly content?: MarkedValue;
  };
}

/** A query with the parameters of Algolia that this site uses. */
export interface SearchRequest {
  readonly query?: string;
  readonly indexName?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
  /** Conditions `attribute:value` joined by and, inner lists by or; the site's own index knows `product` alone. */
  readonly facetFilters?: readonly (string | readonly string[])[];
  /** `product:ID` of the page where the search was opened. */
  readonly optionalFilters?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** The part of a response of Algolia that is read. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly queryID?: string;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** A client of Algolia, or one with the same method. */
export interface SearchClient {
  search(query: {readonly requests: readonly SearchRequest[]}): Promise<SearchResponse>;
}
