/** Names of a route's chunks by what they are for the component: text, list or further names. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [use: string]: ChunkNames};

/** A route as Docusaurus generates it; of the component it tells the hash that, with the address, names its chunks. */
export interface Route {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly Route[];
  readonly [attribute: string]: unknown;
}

/** Route of one page, apart from the tree. */
export interface Leaf {
  /** Indexes that lead to the list that it belongs to. */
  readonly at: readonly number[];
  readonly route: Route;
  readonly chunks: ChunkNames;
}

/** Routes of some pages, as one generated module exports them. */
export interface Part {
  readonly leaves: readonly Leaf[];
  /** What loads the chunks that these pages alone need. */
  readonly registry: Readonly<Record<string, readonly [() => Promise<unknown>]>>;
  /** Files of those chunks, apart by spaces: id of the chunk, colon, name of the file without folder and extension. */
  readonly files: string;
}

/** The generated list of parts: the first address of each, and what loads it. */
export type Parts = readonly (readonly [first: string, load: () => Promise<Part>])[];
