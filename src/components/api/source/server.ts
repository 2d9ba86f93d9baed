import gateway from '@generated/api-reference/default/gateway.json';
import mcp from '@generated/api-reference/default/mcp.json';

import type {ProductId} from '@site/src/site/products';

import {type ComposedPage, composePage} from '../Page/compose';

const pages = {gateway, mcp};

export function pageNow(product: ProductId): ComposedPage {
  return composePage(product, pages[product]);
}

/** Counterpart of the client's export; not called on the server. */
export function loadPage(product: ProductId): Promise<ComposedPage> {
  return Promise.resolve(pageNow(product));
}
