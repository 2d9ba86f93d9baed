import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Path without the base URL, and title. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
}

/**
 * Lists the pages of all docs plugins.
 * @param content of the docs plugins, by plugin id
 * @param baseUrl base URL of the site, removed from the paths
 */
export function pagesOf(content: Readonly<Record<string, unknown>>, baseUrl: string): PageEntry[] {
  return docsOf(content).map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}));
}

function docsOf(content: Readonly<Record<string, unknown>>): LoadedContent['loadedVersions'][number]['docs'] {
  return Object.values(content)
    .flatMap((loaded) => (loaded as LoadedContent).loadedVersions)
    .flatMap(({docs}) => docs);
}
