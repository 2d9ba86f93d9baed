import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {products} from '../../site/products';
import {orStop} from '../orStop';

import {generateAll} from './generate';
import {headFile} from './place';

export {apiDocs} from './options';
export {downloadsDir} from './place';

/** Components of the OpenAPI theme that the request builder uses. Registering the theme would add it to every page. */
const themeParts = ['ApiExplorer', 'ApiItem'];

/** Modules shared by theme and request builder; without an alias, both their CommonJS and ESM builds are bundled. */
const sharedModules = ['react-hook-form', 'react-redux'];

/** Has `docusaurus-plugin-openapi-docs` generate the parts of the API pages before they are compiled. */
export function apiReference(context: LoadContext): Plugin {
  const {siteDir} = context;
  const generate = (): Promise<void> => orStop('api-reference', () => generateAll(context));
  return {
    name: 'api-reference',
    loadContent: generate,
    configureWebpack: () => ({resolve: {alias: themeAliases(siteDir)}}),
    getPathsToWatch: () => [
      join(siteDir, 'specs/*/{openapi,overlay}.{json,yaml}'),
      ...products.map((product) => join(siteDir, headFile(product))),
    ],
    extendCli(cli) {
      cli
        .command('api:generate')
        .description('Generate the parts of the API pages without building the site.')
        .action(generate);
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
