import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads. Options of plugins can hold whole documents, and the template stands in every page already. */
const buildOnly = [
  ...(['clientModules', 'headTags', 'markdown', 'plugins', 'presets', 'scripts'] as const),
  ...(['ssrTemplate', 'staticDirectories', 'stylesheets', 'themes'] as const),
] as const;

/**
 * The configuration as the application needs it.
 *
 * @param config of the site
 */
export function clientConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof buildOnly)[number]> {
  const rest = Object.entries(config).filter(([key]) => !(buildOnly as readonly string[]).includes(key));
  return Object.fromEntries(rest) as unknown as Omit<DocusaurusConfig, (typeof buildOnly)[number]>;
}
