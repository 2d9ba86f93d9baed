import {useDocsData, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as SidebarItemProps} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {ReactNode} from 'react';

/**
 * Navbar item of a product, active on its pages and category pages. The theme's component looks the page up in a list
 * of all pages, which every page would have to load.
 */
export default function ProductNavbarItem({sidebarId, docsPluginId, label, ...props}: SidebarItemProps): ReactNode {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const {path: root} = useDocsData(docsPluginId);
  if (!link) {
    throw new Error(`The sidebar "${sidebarId}" has no page that the navbar could link to`);
  }
  const places = [link.path, `${root}/category`].map((place) => place.replace(/\/+/g, '/').replace(/\/$/, ''));
  return (
    <DefaultNavbarItem
      {...props}
      label={label ?? link.label}
      to={link.path}
      activeBaseRegex={`^(${places.join('|')})(/|$)`}
    />
  );
}
