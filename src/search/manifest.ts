/** Where the manifest lies, below the base URL of the site. */
export const indexFolder = 'search-index';

export const manifestFile = 'manifest.json';

/** Where the index lies: among the files that browsers may keep for ever, because their names follow their content. */
export const assetsFolder = 'assets/search';

/** Says which index is the newest. */
export interface SearchManifest {
  /** Path of the index, from the folder of the manifest. */
  readonly file: string;
}
