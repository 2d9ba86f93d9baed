import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Path below the base URL and title of a page. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
}

/**
 * Lists the pages of all docs plugins.
 *
 * @param content what the docs plugins loaded, by plugin id
 * @param baseUrl base URL of the site, taken off the paths
 */
export function pagesOf(content: Readonly<Record<string, unknown>>, baseUrl: string): PageEntry[] {
  return docsOf(content).map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}));
}

function docsOf(content: Readonly<Record<string, unknown>>): LoadedContent['loadedVersions'][number]['docs'] {
  return Object.values(content)
    .flatMap((loaded) => (loaded as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs);
}
