import type {ThemeConfig} from '@docusaurus/preset-classic';

import {brand} from './brand';

export const footer = {
  logo: {alt: brand.company, src: brand.logo, width: 32, height: 32},
  copyright: `Copyright © ${brand.copyrightYear} ${brand.company}`,
} satisfies ThemeConfig['footer'];
