import gateway from '@generated/api-reference/default/gateway.json';
import mcp from '@generated/api-reference/default/mcp.json';

import type {ProductId} from '@site/src/site/products';

const pages = {gateway, mcp};

/** Markup of the generated part of an API page. */
export function markupNow(product: ProductId): string {
  return pages[product].html;
}

/** Never needed: on the server the markup is there at once. */
export function loadMarkup(product: ProductId): Promise<string> {
  return Promise.resolve(markupNow(product));
}
