import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** The versions that an instance of the docs plugin loaded; see `versionsIn`. */
export function versionsOf(plugins: readonly LoadedPlugin[], id: string): readonly LoadedVersion[] {
  const plugin = plugins.find(({name, options}) => name === 'docusaurus-plugin-content-docs' && options.id === id);
  return versionsIn(id, plugin?.content);
}

/**
 * The versions in the content of an instance of the docs plugin.
 * @param content as the plugin hands it over
 * @throws when it does not have the form of Docusaurus 3.10
 */
export function versionsIn(id: string, content: unknown): readonly LoadedVersion[] {
  const versions = (content as Partial<LoadedContent> | undefined)?.loadedVersions ?? [];
  const isWhole = ({docs, sidebars}: Partial<LoadedVersion>): boolean =>
    Array.isArray(docs) && sidebars !== undefined && Object.values(sidebars).every(Array.isArray);
  if (versions.length === 0 || !versions.every(isWhole)) {
    throw new Error(`the docs plugin "${id}" loaded no version with docs and sidebars`);
  }
  return versions;
}
