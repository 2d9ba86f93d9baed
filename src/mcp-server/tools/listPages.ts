import {limits} from '../limits';

import {answer} from './answers';
import {productFrom, productSchema} from './productArgument';
import type {Tool} from './types';

/** All pages with what they are about. */
export const listPages: Tool = {
  definition: {
    name: 'list_pages',
    title: 'List the pages',
    description: 'Lists the pages of the documentation, those of one product with their descriptions.',
    inputSchema: {type: 'object', properties: {product: productSchema}, additionalProperties: false},
    annotations: {readOnlyHint: true, openWorldHint: false},
  },
  call: ({library}, {product: key}) => {
    const product = productFrom(key);
    const pages = [...library.values()].filter((page) => !product || page.product?.id === product.id);
    const described = pages.map(({route, title, description}) => `- ${route}: ${title}. ${description}`).join('\n');
    const titles = pages.map(({route, title}) => `- ${route}: ${title}`).join('\n');
    return answer(
      described.length <= limits.text ? described : `${titles}\n\nName a product to read what its pages are about.`,
    );
  },
};
