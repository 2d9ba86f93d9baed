import {join} from 'node:path';

import type {Config} from '@docusaurus/types';

import config from '../../../docusaurus.config';
import {mcp} from '../../../src/site/products';
import {pagesDir} from '../pages';

const more = {path: pagesDir, sidebarPath: join(__dirname, 'sidebars.ts'), showLastUpdateTime: false};

/** The site with the generated pages. */
export default {
  ...config,
  onBrokenLinks: 'warn',
  plugins: config.plugins.map((plugin) =>
    Array.isArray(plugin) && plugin[1].id === mcp.id ? ([plugin[0], {...plugin[1], ...more}] as const) : plugin,
  ),
} satisfies Config;
