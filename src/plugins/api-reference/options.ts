import type {Options} from 'docusaurus-plugin-openapi-docs';

import {mcp, type Product, products} from '../../site/products';

import {generators} from './generators';
import {generatedFolder, namedFile} from './place';

/** A file with the text of the generator alone: the parts of a page have no front matter. */
const template = 'src/plugins/api-reference/part.mustache';

/** The parts of one API page. */
function api(product: Product): Options {
  return {
    specPath: namedFile(product),
    outputDir: generatedFolder(product),
    markdownGenerators: generators(product),
    template,
    infoTemplate: template,
    tagTemplate: template,
    schemaTemplate: template,
    showSchemas: true,
    externalJsonProps: false,
    sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag'},
  };
}

/** Options of `docusaurus-plugin-openapi-docs`. Its command `gen-api-docs` writes the parts of the API pages. */
export const apiDocs = {
  id: 'api',
  docsPluginId: mcp.id,
  config: Object.fromEntries(products.map((product) => [product.id, api(product)])),
};
