import Head from '@docusaurus/Head';
import {type ReactNode, useCallback, useMemo} from 'react';

import {statusOf} from '../statusOf';
import {useSearchSetup} from '../useSearchSetup';

import Answer from './Answer';
import Form from './Form';
import styles from './styles.module.css';
import {useAddress} from './useAddress';
import {type Found, useResults} from './useResults';

/** Returns the title of the search page, with the query. */
export function usePageTitle(): string {
  const [{query}] = useAddress();
  return query ? `Search results for "${query}"` : 'Search the documentation';
}

/** All results of the query in the address, in pages. */
export default function SearchPage(): ReactNode {
  const [{query, product, page}, change] = useAddress();
  const {options, repository, client, filtersFor, rules} = useSearchSetup();
  const filters = useMemo(() => filtersFor(product), [filtersFor, product]);
  const found = useResults({client, indexName: options.indexName, rules, query, page, filters});
  const onQuery = useCallback((text: string) => change({query: text}, 'replace'), [change]);
  return (
    <main className={styles.main} data-start="now">
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>{usePageTitle()}</h1>
      <Form query={query} product={product} onQuery={onQuery} onProduct={(id) => change({product: id})} />
      <p
        role="status"
        className={found.status === 'error' || found.results?.count === 0 ? 'visually-hidden' : styles.status}
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
  return statusOf(status === 'done' && results ? {query, count: results.count} : undefined);
}
