/** Where the index lies, below the base URL of the site. */
export const indexFolder = 'assets/search';

export const manifestFile = 'manifest.json';

/** Says which file of {@link indexFolder} is the newest index. */
export interface SearchManifest {
  readonly file: string;
}
