import type {GlobalData} from '@docusaurus/types';

const docs = 'docusaurus-plugin-content-docs';

/**
 * Global data as the application needs it: without the lists of all pages, which grow with the site.
 *
 * @param data that the plugins of the site made global
 */
export function clientGlobalData(data: GlobalData): GlobalData {
  const instances = Object.entries(data[docs] ?? {}).map(([id, instance]) => {
    const {versions, ...rest} = instance as {versions: readonly object[]};
    return [id, {...rest, versions: versions.map((version) => ({...version, docs: []}))}];
  });
  return {...data, [docs]: Object.fromEntries(instances) as GlobalData[string]};
}
