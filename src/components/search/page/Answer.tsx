import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ShownHit} from '@site/src/search/present';
import {limits} from '@site/src/site/limits';

import {reportUrl} from '../texts';

import styles from './styles.module.css';
import type {Found, Results} from './useResults';

interface Props extends Found {
  readonly repository: string;
  readonly onPage: (page: number) => void;
}

/** Shows hits, that there are none, or an error. */
export default function Answer({status, results, retry, repository, onPage}: Props): ReactNode {
  if (status === 'error') {
    return (
      <section className={`box ${styles.note}`}>
        <h2 className={styles.title}>Unable to fetch results</h2>
        <p>You might want to check your network connection.</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </section>
    );
  }
  if (status === 'idle' || !results) {
    return null;
  }
  if (results.nbHits === 0) {
    return (
      <section className={`box ${styles.note}`}>
        <h2 className={styles.title}>
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
      <ol className="clean-list" start={results.page * limits.search.hitsPerPage + 1}>
        {results.hits.map((hit) => (
          <HitItem key={hit.objectID} {...hit} />
        ))}
      </ol>
      {results.nbPages > 1 && <Pager {...results} onPage={onPage} />}
    </div>
  );
}

function HitItem({url, product, place, title, text}: ShownHit): ReactNode {
  return (
    <li className={styles.hit}>
      <p className="caption margin-bottom--none">
        <Html text={[product, ...place].join(' › ')} />
      </p>
      <h2 className={styles.title}>
        <Link to={url}>
          <Html text={title} />
        </Link>
      </h2>
      {text && (
        <p className="caption margin-bottom--none">
          <Html text={text} />
        </p>
      )}
    </li>
  );
}

/** Texts of a {@link ShownHit}, which are sanitized. */
function Html({text}: {readonly text: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: text}} />;
}

/** Leads to the previous and next page of results. */
function Pager({page, nbPages, onPage}: Pick<Results, 'page' | 'nbPages'> & Pick<Props, 'onPage'>): ReactNode {
  return (
    <nav className="caption spread margin-top--lg" aria-label="Pages of results">
      <button type="button" className="button button--primary" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span>
        Page {page + 1} of {nbPages}
      </span>
      <button
        type="button"
        className="button button--primary"
        disabled={page + 1 >= nbPages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  );
}
