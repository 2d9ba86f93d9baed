import type {ProductId} from '@site/src/site/products';

const loaders: Record<ProductId, () => Promise<{default: {html: string}}>> = {
  gateway: () => import('@generated/api-reference/default/gateway.json'),
  mcp: () => import('@generated/api-reference/default/mcp.json'),
};

/** Nothing: a page that came from the server has its markup already. */
export const markupNow: (product: ProductId) => string = () => '';

/** Markup of the generated part of an API page, for visitors who come from another page. */
export async function loadMarkup(product: ProductId): Promise<string> {
  const {default: markup} = await loaders[product]();
  return markup.html;
}
