import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from 'docusaurus-plugin-openapi-docs';

import {mcp, type Product, products} from '../../site/products';
import {orStop} from '../orStop';

import {generateAll} from './generate';
import {generators} from './generators';
import {placesOf} from './place';

export {downloadsDir} from './place';

/** Components of the OpenAPI theme that the request builder uses. Registering the theme would add it to every page. */
const themeParts = ['ApiExplorer', 'ApiItem'];

/** Modules shared by theme and request builder; without an alias, both their CommonJS and ESM builds are bundled. */
const sharedModules = ['react-hook-form', 'react-redux'];

/** Has `docusaurus-plugin-openapi-docs` generate the parts of the API pages before they are compiled. */
export function apiReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-reference',
    loadContent: () => orStop('api-reference', () => generateAll(siteDir)),
    configureWebpack: () => ({resolve: {alias: themeAliases(siteDir)}}),
    getPathsToWatch: () => [
      join(siteDir, 'specs/*/{openapi,overlay}.{json,yaml}'),
      ...products.map((product) => join(siteDir, placesOf(product).head)),
    ],
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

/** A file with the text of the generator alone: the parts of a page have no front matter. */
const template = 'src/plugins/api-reference/part.mustache';

/** Options of `docusaurus-plugin-openapi-docs`. Its command `gen-api-docs` writes the parts of the API pages. */
export const apiDocs = {
  id: 'api',
  docsPluginId: mcp.id,
  config: Object.fromEntries(products.map((product) => [product.id, partsOf(product)])),
};

/** The parts of one API page. */
function partsOf(product: Product): Options {
  const {named, generated} = placesOf(product);
  return {
    specPath: named,
    outputDir: generated,
    markdownGenerators: generators(product),
    template,
    infoTemplate: template,
    externalJsonProps: false,
  };
}
