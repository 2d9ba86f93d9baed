import {limits} from '../limits';

import {answer} from './answers';
import {ofProduct, productSchema} from './productArgument';
import {tool} from './types';

export const listPages = tool(
  {
    name: 'list_pages',
    title: 'List the pages',
    description: 'Lists the pages of the documentation, those of one product with their descriptions.',
    properties: {product: productSchema},
  },
  ({library}, {product}) => {
    const pages = [...library.values()].filter(ofProduct(product));
    const described = pages.map(({route, title, description}) => `- ${route}: ${title}. ${description}`).join('\n');
    const titles = pages.map(({route, title}) => `- ${route}: ${title}`).join('\n');
    return answer(
      described.length <= limits.text ? described : `${titles}\n\nName a product to read what its pages are about.`,
    );
  },
);
