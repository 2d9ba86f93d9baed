import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common/internal';
import {type ReactNode, useCallback, useMemo} from 'react';

import {headingLevels, type SearchRequest} from '@site/src/search/types';
import {limits} from '@site/src/site/limits';
import {type ProductId, products} from '@site/src/site/products';

import {statusOf} from '../texts';
import {useSearchSetup} from '../useSearchSetup';

import Answer from './Answer';
import Form from './Form';
import styles from './styles.module.css';
import {type Found, useResults} from './useResults';

const {hitsPerPage, longestQuery, snippetWords} = limits.search;
const headings = headingLevels.map((level) => `hierarchy.${level}`);

/** What each request of the page asks for. */
const shown: SearchRequest = {
  hitsPerPage,
  attributesToRetrieve: ['hierarchy.lvl0', ...headings, 'content', 'type', 'url'],
  attributesToSnippet: [...headings.map((name) => `${name}:${snippetWords}`), `content:${snippetWords * 3}`],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  clickAnalytics: false,
};

/** Returns the title of the search page, with the query. */
export function usePageTitle(): string {
  const [{query}] = useAddress();
  return query ? `Search results for "${query}"` : 'Search the documentation';
}

/** All results of the query in the address, in pages. */
export default function SearchPage(): ReactNode {
  const [{query, product, page}, change] = useAddress();
  const setup = useSearchSetup();
  const {options, repository, filtersFor} = setup;
  const request = useMemo(
    () => ({...shown, query, page, indexName: options.indexName, ...filtersFor(product)}),
    [query, page, options, filtersFor, product],
  );
  const found = useResults(setup, request);
  const onQuery = useCallback((text: string) => change({query: text}, 'replace'), [change]);
  return (
    <main className={`narrow-page ${styles.main}`} data-start="now">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{usePageTitle()}</h1>
      <Form query={query} product={product} onQuery={onQuery} onProduct={(id) => change({product: id})} />
      <p
        role="status"
        className={
          found.status === 'error' || found.results?.nbHits === 0 ? 'visually-hidden' : `caption ${styles.status}`
        }
      >
        {statusFor(found, query)}
      </p>
      <Answer {...found} repository={repository} onPage={(wanted) => change({page: wanted})} />
    </main>
  );
}

function statusFor({status, results}: Found, query: string): string {
  if (status === 'stalled') {
    return 'Searching…';
  }
  if (status === 'error') {
    return statusOf({query});
  }
  return statusOf(status === 'done' && results ? {query, count: results.nbHits} : undefined);
}

/** Parameters of the search page's address. */
interface Address {
  readonly query: string;
  readonly product: ProductId | undefined;
  /** From 0; the address counts from 1. */
  readonly page: number;
}

/**
 * Returns the query, product and page of the address, and a setter; a new query or product resets the page. Input
 * replaces the history entry, buttons push one.
 */
function useAddress(): [Address, (change: Partial<Address>, how?: 'push' | 'replace') => void] {
  const history = useHistory();
  const address = readAddress(useHistorySelector(({location}) => location.search));
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
    query: (values.get('q') ?? '').slice(0, longestQuery),
    product: products.find(({id}) => id === values.get('product'))?.id,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

function writeAddress({query, product, page}: Address): string {
  const values = new URLSearchParams({
    ...(query && {q: query.slice(0, longestQuery)}),
    ...(product && {product}),
    ...(page > 0 && {page: String(page + 1)}),
  });
  return values.toString();
}
