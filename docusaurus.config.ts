import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';

import {mermaid} from './src/components/Diagram/mermaid';
import {plainText} from './src/data/readText';
import {apiDocs, apiReference, downloadsDir} from './src/plugins/api-reference';
import {authoring} from './src/plugins/authoring';
import {browser} from './src/plugins/browser';
import {startOnIntentTemplate} from './src/plugins/browser/start';
import {fill} from './src/plugins/fill';
import {orStop} from './src/plugins/orStop';
import {exportReceipts, finish, pages, placeDrawings} from './src/plugins/pages';
import {publish} from './src/plugins/publish';
import {privacySwitch, umamiScript} from './src/site/analytics';
import {brand} from './src/site/brand';
import {fontPreloads} from './src/site/fonts';
import {announcement, footer, navbar} from './src/site/frame';
import {parseFrontMatter} from './src/site/frontMatter';
import {limits} from './src/site/limits';
import {products} from './src/site/products';
import {settings} from './src/site/settings';
import {socialCard} from './src/site/socialCard';

const {umami, googleTag} = settings.analytics;

const preset = {
  docs: false,
  blog: false,
  pages: {beforeDefaultRemarkPlugins: [placeDrawings], remarkPlugins: finish},
  theme: {customCss: './src/css/custom.css'},
  sitemap: {lastmod: 'date', changefreq: null, priority: null},
  ...(googleTag && {gtag: {trackingID: googleTag, anonymizeIP: true}}),
} satisfies PresetOptions;

const themeConfig = {
  announcementBar: announcement,
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  footer,
  image: `${socialCard.folder}/${socialCard.fallback}`,
  metadata: [
    {name: 'twitter:card', content: 'summary_large_image'},
    {property: 'og:site_name', content: brand.siteName},
    {property: 'og:type', content: 'website'},
    {property: 'og:image:width', content: String(socialCard.width)},
    {property: 'og:image:height', content: String(socialCard.height)},
  ],
  // Built pages have their diagrams drawn and need no options.
  mermaid: process.env.NODE_ENV === 'production' ? {theme: mermaid.theme} : mermaid,
  navbar,
  // Samples are highlighted while pages compile, so the browser needs no colors.
  prism: {theme: {plain: {}, styles: []}},
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
  staticDirectories: ['static', downloadsDir],
  headTags: [...fontPreloads(settings.baseUrl), ...(googleTag ? [privacySwitch(googleTag)] : [])],
  scripts: umami ? [umamiScript(umami)] : [],
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
    // The pages have none, and `:80:` in a text of an API is no picture.
    emoji: false,
    preprocessor: ({fileContent}) => plainText(fileContent),
    parseFrontMatter: (params) => orStop('pages', () => parseFrontMatter(params)),
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
    ...products.map(({id, docsFolder, routeBasePath, sidebarFile}): [string, DocsOptions] => [
      '@docusaurus/plugin-content-docs',
      {
        id,
        path: docsFolder,
        routeBasePath,
        sidebarPath: sidebarFile,
        include: ['**/*.mdx'],
        editUrl: `${settings.repository}/edit/main/`,
        showLastUpdateTime: true,
        // Headings of what is filled in reach the table of contents.
        beforeDefaultRemarkPlugins: [...fill, [exportReceipts, {product: id}], placeDrawings],
        remarkPlugins: finish,
      },
    ]),
    ['docusaurus-plugin-openapi-docs', apiDocs] satisfies [string, object],
    apiReference,
    pages,
    browser,
    publish,
    authoring,
  ],
  themeConfig,
} satisfies Config;

export default config;
