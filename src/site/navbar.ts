import type {ThemeConfig} from '@docusaurus/preset-classic';

import {brand, socialLinks} from './brand';
import {products} from './products';

export const navbar = {
  title: brand.siteName,
  hideOnScroll: true,
  logo: {alt: '', src: brand.logo, width: 28, height: 28},
  items: [
    ...products.map(({id, name, sidebarId}) => ({
      type: 'docSidebar' as const,
      docsPluginId: id,
      sidebarId,
      label: name,
      position: 'left' as const,
    })),
    ...socialLinks.map(({id, label, href}) => ({
      type: 'custom-social' as const,
      id,
      label,
      href,
      position: 'right' as const,
    })),
  ],
} satisfies ThemeConfig['navbar'];
