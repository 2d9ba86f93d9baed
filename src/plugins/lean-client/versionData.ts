import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** Data of a route that shows the pages of one version. */
export interface VersionData {
  readonly version: PropVersionMetadata;
}

/** The theme asks whether an item has an id, and whether there is a page with it; nothing tells these pages apart. */
const anyPage = {id: 'page', title: '', description: ''};

/**
 * What every page of a version loads: its sidebars without the ids of pages, and no descriptions of all pages, which only
 * cards show.
 *
 * @param data of the route
 */
export function clientVersionData({version}: VersionData): VersionData {
  const sidebars = Object.entries(version.docsSidebars).map(([id, items]) => [id, items.map(withoutId)]);
  const docsSidebars = Object.fromEntries(sidebars) as typeof version.docsSidebars;
  return {version: {...version, docsSidebars, docs: {[anyPage.id]: anyPage}}};
}

function withoutId(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return {...item, items: item.items.map(withoutId)};
  }
  return item.type === 'link' && item.docId ? {...item, docId: anyPage.id} : item;
}
