import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {products} from '../../site/products';
import {orStop} from '../orStop';
import {descriptions} from '../specs';

import {downloadsDir, generate, type Page} from './generate';
import {headFile} from './place';

export {downloadsDir};

/** Components of the OpenAPI theme that the request builder uses. Registering the theme would add it to every page. */
const themeParts = ['ApiExplorer', 'ApiItem'];

/** Modules shared by theme and request builder; without an alias, both their CommonJS and ESM builds are bundled. */
const sharedModules = ['react-hook-form', 'react-redux'];

/** Alias through which the page component imports its data. */
const sourceModule = '@api-source';

/**
 * Generates the API reference pages before compilation. The page is rendered on the server; the browser fetches the
 * document only on client-side navigation.
 */
export function apiReference(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'api-reference',
    loadContent: () => orStop('api-reference', () => generateAll(context)),
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
        .action(async () => void (await orStop('api-reference', () => generateAll(context))));
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
