import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {agentDocs} from './src/plugins/agent-docs';
import {analytics} from './src/plugins/analytics';
import {apiReference, downloadsDir} from './src/plugins/api-reference';
import {authoring} from './src/plugins/authoring';
import {classNames} from './src/plugins/class-names';
import {cliReference, cliReferenceStep, recipesStep} from './src/plugins/cli-reference';
import {codeSamples, highlightCodeSamples} from './src/plugins/code-samples';
import {compileHints} from './src/plugins/compile-hints';
import {diagrams} from './src/plugins/diagrams';
import {earlyScripts} from './src/plugins/early-scripts';
import {favicon} from './src/plugins/favicon';
import {fonts, fontsStaticDir} from './src/plugins/fonts';
import {hosting} from './src/plugins/hosting';
import {leanClient} from './src/plugins/lean-client';
import {pageList} from './src/plugins/page-list';
import {prefetch} from './src/plugins/prefetch';
import {progressBar} from './src/plugins/progress-bar';
import {exportReceipts} from './src/plugins/receipts/remark';
import {releaseFeeds} from './src/plugins/release-feeds';
import {routeTable} from './src/plugins/route-table';
import {searchIndex} from './src/plugins/search-index';
import {fitSmallScreens} from './src/plugins/small-screens';
import {socialCards} from './src/plugins/social-cards';
import {specs} from './src/plugins/specs';
import {startOnIntentTemplate} from './src/plugins/start-on-intent';
import {stylesheets} from './src/plugins/stylesheets';
import {announcement} from './src/site/announcement';
import {brand} from './src/site/brand';
import {docsInstance} from './src/site/docsInstance';
import {footer} from './src/site/footer';
import {parseFrontMatter} from './src/site/frontMatter';
import {limits} from './src/site/limits';
import {mermaid} from './src/site/mermaid';
import {navbar} from './src/site/navbar';
import {gateway, mcp} from './src/site/products';
import {settings} from './src/site/settings';
import {socialCard} from './src/site/socialCard';

/** Steps that finish every page. */
const finish = [highlightCodeSamples, fitSmallScreens];

const preset = {
  docs: false,
  blog: false,
  pages: {remarkPlugins: finish},
  theme: {customCss: './src/css/custom.css'},
  sitemap: {lastmod: 'date', changefreq: null, priority: null},
} satisfies PresetOptions;

const themeConfig = {
  announcementBar: announcement,
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  footer,
  image: `${socialCard.folder}/${socialCard.fallback}`,
  metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
  mermaid,
  navbar,
  tableOfContents: {minHeadingLevel: limits.tableOfContents.min, maxHeadingLevel: limits.tableOfContents.max},
} satisfies ThemeConfig;

const config = {
  title: brand.siteName,
  titleDelimiter: '|',
  tagline: brand.tagline,
  favicon: brand.logo,
  url: settings.url,
  baseUrl: settings.baseUrl,
  trailingSlash: false,
  // It would show until the application starts, which here is when the reader first acts.
  baseUrlIssueBanner: false,
  staticDirectories: ['static', downloadsDir, fontsStaticDir],
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    mermaid: true,
    parseFrontMatter,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  ssrTemplate: startOnIntentTemplate,
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      siteStorageNamespacing: false,
    },
    // Simple parsers, as agents use them, lose text where end tags are left out, which SWC's HTML minimizer does.
    faster: {swcHtmlMinimizer: false},
  },
  themes: ['@docusaurus/theme-mermaid'],
  presets: [['classic', preset]],
  plugins: [
    releaseFeeds,
    analytics,
    docsInstance(mcp, {fill: [cliReferenceStep, recipesStep, [exportReceipts, {product: mcp}]], finish}),
    docsInstance(gateway, {fill: [[exportReceipts, {product: gateway}]], finish}),
    apiReference,
    authoring,
    classNames,
    cliReference,
    earlyScripts,
    codeSamples,
    compileHints,
    diagrams,
    favicon,
    fonts,
    hosting,
    leanClient,
    pageList,
    prefetch,
    progressBar,
    routeTable,
    searchIndex,
    socialCards,
    specs,
    agentDocs,
    stylesheets,
  ],
  themeConfig,
} satisfies Config;

export default config;
