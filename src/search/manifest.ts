/** Folder of the manifest below the base URL. */
export const indexFolder = 'search-index';

export const manifestFile = 'manifest.json';

/** Folder of the files that are searched, which browsers cache permanently because their names contain a hash. */
export const assetsFolder = 'assets/search';

/** Paths of the newest files, relative to the manifest's folder. */
export interface SearchManifest {
  readonly pages: string;
  readonly asks: string;
}
