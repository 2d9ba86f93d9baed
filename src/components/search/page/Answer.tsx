import type {ReactNode} from 'react';

import {limits} from '@site/src/site/limits';

import {reportUrl} from '../reportUrl';

import Hits from './Hits';
import Pager from './Pager';
import styles from './answer.module.css';
import type {Found} from './useResults';

interface Props extends Found {
  readonly repository: string;
  readonly onPage: (page: number) => void;
}

/** Shows hits, that there are none, or an error. */
export default function Answer({status, results, retry, repository, onPage}: Props): ReactNode {
  if (status === 'error') {
    return (
      <section className={styles.note}>
        <h2>Unable to fetch results</h2>
        <p>You might want to check your network connection.</p>
        <button type="button" className={styles.button} onClick={retry}>
          Retry
        </button>
      </section>
    );
  }
  if (status === 'idle' || !results) {
    return null;
  }
  if (results.count === 0) {
    return (
      <section className={styles.note}>
        <h2>
          No results for "<strong>{results.query}</strong>"
        </h2>
        <p>
          Believe this query should return results?{' '}
          <a href={reportUrl(repository, results.query)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      </section>
    );
  }
  return (
    <div className={styles.results} aria-busy={status !== 'done'}>
      <Hits hits={results.hits} start={results.page * limits.search.hitsPerPage + 1} />
      <Pager page={results.page} pages={results.pages} onChange={onPage} />
    </div>
  );
}
