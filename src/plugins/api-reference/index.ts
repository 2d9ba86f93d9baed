import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {products} from '../../site/products';
import {descriptions} from '../specs';

import {downloadsDir, generate, type Page} from './generate';
import {headFile} from './place';

export {downloadsDir};

/** Parts of the theme that the request builder is made of; registered as a theme, it would be on every page. */
const themeParts = ['ApiExplorer', 'ApiItem'];

/** What the theme and the request builder have to share: as a module of Node.js and of the web there would be two. */
const sharedModules = ['react-hook-form', 'react-redux'];

/** Name under which the page component imports the generated markup. */
const markupModule = '@api-markup';

/**
 * Generates the API reference of each product before its page is compiled. On the server the markup is part of the
 * page; in the browser it is already there, and is only loaded when a visitor comes from another page.
 */
export function apiReference(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'api-reference',
    loadContent: () => generateAll(context),
    async contentLoaded({content, actions}) {
      const pages = content as readonly Page[];
      await Promise.all(pages.map(({product, html}) => actions.createData(`${product}.json`, JSON.stringify({html}))));
    },
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          [markupModule]: join(siteDir, 'src/components/api/markup', isServer ? 'server.ts' : 'client.ts'),
          ...themeAliases(siteDir),
        },
      },
    }),
    getPathsToWatch: () => [
      join(siteDir, 'specs/*/{openapi,overlay}.{json,yaml}'),
      ...products.map((product) => join(siteDir, headFile(product))),
    ],
    extendCli(cli) {
      cli
        .command('api:generate')
        .description('Generate the API reference pages without building the site.')
        .action(async () => void (await generateAll(context)));
    },
  };
}

function themeAliases(siteDir: string): Record<string, string> {
  const {resolve} = createRequire(join(siteDir, '/'));
  const folder = join(dirname(resolve('docusaurus-theme-openapi-docs')), 'theme');
  return Object.fromEntries([
    ...themeParts.map((part) => [`@theme/${part}`, join(folder, part)]),
    ...sharedModules.map((name) => [`${name}$`, resolve(name)]),
  ]) as Record<string, string>;
}

async function generateAll(context: LoadContext): Promise<Page[]> {
  const pages: Page[] = [];
  for (const description of await descriptions(context.siteDir)) {
    pages.push(await generate(context, description));
  }
  return pages;
}
