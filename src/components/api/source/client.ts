import type {ProductId} from '@site/src/site/products';

import type {ComposedPage, PageData} from '../Page/compose';

const loaders: Record<ProductId, () => Promise<{default: PageData}>> = {
  gateway: () => import('@generated/api-reference/default/gateway.json'),
  mcp: () => import('@generated/api-reference/default/mcp.json'),
};

/** Nothing: a page that came from the server is there already. */
export const pageNow: (product: ProductId) => ComposedPage | undefined = () => undefined;

/** The generated part of an API page, for visitors who come from another page. */
export async function loadPage(product: ProductId): Promise<ComposedPage> {
  const [{composePage}, {default: data}] = await Promise.all([import('../Page/compose'), loaders[product]()]);
  return composePage(product, data);
}
