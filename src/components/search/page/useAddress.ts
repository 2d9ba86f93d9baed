import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import {useCallback} from 'react';

import {limits} from '@site/src/site/limits';
import {type ProductId, products} from '@site/src/site/products';

/** Parameters of the search page's address. */
export interface Address {
  readonly query: string;
  readonly product: ProductId | undefined;
  /** From 0; the address counts from 1. */
  readonly page: number;
}

/**
 * Returns the query, product and page of the address, and a setter; a new query or product resets the page. Input
 * replaces the history entry, buttons push one.
 */
export function useAddress(): [Address, (change: Partial<Address>, how?: 'push' | 'replace') => void] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const address = readAddress(search);
  const change = useCallback(
    (wanted: Partial<Address>, how: 'push' | 'replace' = 'push') =>
      history[how]({search: writeAddress({...readAddress(history.location.search), page: 0, ...wanted})}),
    [history],
  );
  return [address, change];
}

function readAddress(search: string): Address {
  const values = new URLSearchParams(search);
  const page = Number(values.get('page'));
  return {
    query: (values.get('q') ?? '').slice(0, limits.search.longestQuery),
    product: products.find(({id}) => id === values.get('product'))?.id,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

function writeAddress({query, product, page}: Address): string {
  const values = new URLSearchParams({
    ...(query && {q: query.slice(0, limits.search.longestQuery)}),
    ...(product && {product}),
    ...(page > 0 && {page: String(page + 1)}),
  });
  return values.toString();
}
