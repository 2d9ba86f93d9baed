import type {ProductId} from '@site/src/site/products';

import type {ComposedPage, PageData} from '../Page/compose';

const loaders: Record<ProductId, () => Promise<{default: PageData}>> = {
  gateway: () => import('@generated/api-reference/default/gateway.json'),
  mcp: () => import('@generated/api-reference/default/mcp.json'),
};

/** On the client, server-rendered content is already in the document. */
export const pageNow: (product: ProductId) => ComposedPage | undefined = () => undefined;

/** Renders the page after client-side navigation. */
export async function loadPage(product: ProductId): Promise<ComposedPage> {
  const [{composePage}, {default: data}] = await Promise.all([import('../Page/compose'), loaders[product]()]);
  return composePage(product, data);
}
