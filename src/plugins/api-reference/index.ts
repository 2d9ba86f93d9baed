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

/** Name under which the page component imports what it renders. */
const sourceModule = '@api-source';

/**
 * Generates the API reference of each product before its page is compiled. The server renders the document into the page;
 * the browser loads the document only when a visitor comes from another page.
 */
export function apiReference(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'api-reference',
    loadContent: () => generateAll(context),
    async contentLoaded({content, actions}) {
      const pages = content as readonly Page[];
      await Promise.all(
        pages.flatMap(({product, document, reasons, taken, downloads, operations}) => [
          actions.createData(`${product}.json`, JSON.stringify({document, reasons, taken, downloads})),
          actions.createData(`${product}-operations.json`, JSON.stringify(operations)),
        ]),
      );
    },
    configureWebpack: (_, isServer) => ({
      resolve: {
        alias: {
          [sourceModule]: join(siteDir, 'src/components/api/source', isServer ? 'server.ts' : 'client.ts'),
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
