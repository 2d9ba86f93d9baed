import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

export interface Entry {
  /** Label of its category; empty at the top level. */
  readonly parent: string;
  readonly id?: string;
  /** Explicit label; otherwise the page's. */
  readonly label?: string;
  /** Path of a generated category page. */
  readonly slug?: string;
}

/** All categories and items of a sidebar. */
export function entriesOf(sidebars: SidebarsConfig): Entry[] {
  return Object.values(sidebars).flatMap((items) =>
    Array.isArray(items) ? items.flatMap((item) => entries(item, '')) : [],
  );
}

function entries(item: SidebarItemConfig, parent: string): Entry[] {
  if (typeof item === 'string') {
    return [{parent, id: item}];
  }
  if (item.type === 'doc' && 'id' in item) {
    return [{parent, id: item.id, ...(item.label && {label: item.label})}];
  }
  if (item.type !== 'category' || !('items' in item) || !Array.isArray(item.items)) {
    throw new Error(`An item of type ${item.type} is not expected in a sidebar`);
  }
  const {label, link} = item;
  return [
    {
      parent,
      label,
      ...(link?.type === 'doc' && {id: link.id}),
      ...(link?.type === 'generated-index' && link.slug && {slug: link.slug}),
    },
    ...item.items.flatMap((child: SidebarItemConfig) => entries(child, label)),
  ];
}
