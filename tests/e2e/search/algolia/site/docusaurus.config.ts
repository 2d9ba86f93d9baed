import type {Config} from '@docusaurus/types';

import config from '../../../../../docusaurus.config';

const few = {include: ['{toolhive/,}{index,quickstart}.mdx'], sidebarPath: `${__dirname}/sidebars.ts`};

/** The site with the first pages of each product, enough for searches and page views. */
export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  themes: [],
  markdown: {...config.markdown, mermaid: false},
  plugins: config.plugins.map((plugin) =>
    Array.isArray(plugin) && plugin[0] === '@docusaurus/plugin-content-docs'
      ? ([plugin[0], {...plugin[1], ...few}] as const)
      : plugin,
  ),
} satisfies Config;
