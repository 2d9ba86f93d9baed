import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {PostCssOptions} from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin, Root} from 'postcss';

const theme = 'node_modules/@docusaurus';

/** What may name a class of Infima: the theme, without its blog, tags and versions, and this site. */
const users = [
  `${theme}/theme-classic/lib/theme/!(Blog*|Tag*|DocTag*|DocVersion*)/**/*.js`,
  `${theme}/{core,theme-common}/lib/**/*.js`,
  'src/{components,pages,theme}/**/*.{ts,tsx}',
];

/** What may use a custom property of Infima. */
const folders = [`${theme}/theme-classic/lib`, `${theme}/theme-common/lib`, 'node_modules/@docsearch/css/dist', 'src'];

/** Elements that come from Markdown. */
const elements =
  /^(a|blockquote|code|del|details|dl|dt|dd|em|h[1-6]|hr|img|kbd|li|ol|p|pre|summary|strong|sup|table|tbody|td|th|thead|tr|ul)$/;

/** Parts that the theme names and this site does not show, or styles itself. */
const absent =
  /^(alert--|avatar|badge|button-group|button--(lg|sm|link|secondary|outline|block|success|info|warning|danger)|card|close$|col--offset|container--fluid|dropdown|footer|navbar--(dark|primary)|pagination($|__)|pills|tabs--)/;

/** Leaves out the rules and custom properties of Infima, the style framework of the theme, that nothing uses. */
export function purgeInfima(options: PostCssOptions): PostCssOptions {
  const names = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? [];
  const used = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(css|js|tsx?)$/.test(file))
      .flatMap((file) => names(readFileSync(join(folder, file), 'utf8'), /(?<=var\(\s*)--[\w-]+/g)),
  );
  const purge = purgeCss({
    content: users,
    defaultExtractor: (text) => names(names(text, /(["'`])[^"'`\n]*\1/g).join(' '), /[\w-]+/g),
    safelist: {standard: [elements], variables: Array.from(new Set(used))},
    blocklist: [absent],
    variables: true,
  }) as Plugin;
  const isInfima = ({source}: Root): boolean => /[\\/]infima[\\/]/.test(source?.input.file ?? '');
  const purgeInfimaOnly: Plugin = {
    postcssPlugin: 'purge-infima',
    Once: (root, helpers) => (isInfima(root) ? purge.OnceExit?.(root, helpers) : undefined),
  };
  // First, because PurgeCSS misses rules in the cascade layers that Docusaurus puts around them.
  return {...options, plugins: [purgeInfimaOnly, ...options.plugins]};
}
