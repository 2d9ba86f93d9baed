import type {ThemeConfig} from '@docusaurus/preset-classic';

import {brand, socialLinks} from './brand';
import {gateway, products} from './products';
import {settings} from './settings';

/** Change the id to show the bar again to visitors who dismissed an earlier message. */
export const announcement = {
  id: 'gateway-archived-2025-06',
  content: `${gateway.name} reached its end of life in June 2025 and is archived. <a href="${settings.baseUrl}${gateway.path.slice(1)}">What still works</a>`,
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];

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

export const footer = {
  logo: {alt: brand.company, src: brand.logo, width: 32, height: 32},
  copyright: `Copyright © ${brand.copyrightYear} ${brand.company}`,
} satisfies ThemeConfig['footer'];
