/** Where the manifest lies, below the base URL of the site. */
export const indexFolder = 'search-index';

export const manifestFile = 'manifest.json';

/** Where the index lies: among the files that browsers may keep for ever, because their names follow their content. */
export const assetsFolder = 'assets/search';

/** Names the newest indexes; all paths are relative to the folder of the manifest. */
export interface SearchManifest {
  /** The index of all pages. */
  readonly file: string;
  /** By product the index for its readers: its own pages, and the headings of the others. */
  readonly products: Readonly<Record<string, string>>;
  /** What people ask, by product and under `all`. */
  readonly asks: Readonly<Record<string, string>>;
}
