/** Folder of the manifest below the base URL. */
export const indexFolder = 'search-index';

export const manifestFile = 'manifest.json';

/** Folder of the indexes, which browsers cache permanently because file names contain a content hash. */
export const assetsFolder = 'assets/search';

/** Paths of the newest indexes, relative to the manifest's folder. */
export interface SearchManifest {
  readonly file: string;
  /** Index by product: its pages and the headings of other products. */
  readonly products: Readonly<Record<string, string>>;
  /** Phrasings by product, and `all`. */
  readonly asks: Readonly<Record<string, string>>;
}
