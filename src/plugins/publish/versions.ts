import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

import {products} from '../../site/products';

export const docsPlugin = 'docusaurus-plugin-content-docs';

/** An instance of the docs plugin, or another plugin. */
export interface DocsPlugin {
  readonly name: string;
  readonly options: {readonly id?: string | undefined};
  readonly content: unknown;
}

/** All pages of the documentation. */
export function docsOf(plugins: readonly DocsPlugin[]): DocMetadata[] {
  return products.flatMap(({id}) => versionsOf(plugins, id)).flatMap(({docs}) => docs);
}

/**
 * The versions that an instance of the docs plugin loaded.
 * @throws when its content does not have the form of Docusaurus 3.10
 */
export function versionsOf(plugins: readonly DocsPlugin[], id: string): readonly LoadedVersion[] {
  const plugin = plugins.find(({name, options}) => name === docsPlugin && options.id === id);
  const versions = (plugin?.content as Partial<LoadedContent> | undefined)?.loadedVersions ?? [];
  const isWhole = ({docs, sidebars}: Partial<LoadedVersion>): boolean =>
    Array.isArray(docs) && sidebars !== undefined && Object.values(sidebars).every(Array.isArray);
  if (versions.length === 0 || !versions.every(isWhole)) {
    throw new Error(`the docs plugin "${id}" loaded no version with docs and sidebars`);
  }
  return versions;
}
