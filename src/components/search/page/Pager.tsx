import type {ReactNode} from 'react';

import styles from './answer.module.css';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** Links to the previous and next page of results. */
export default function Pager({page, pages, onChange}: Props): ReactNode {
  if (pages < 2) {
    return null;
  }
  return (
    <nav className={styles.pager} aria-label="Pages of results">
      <button type="button" className={styles.button} disabled={page === 0} onClick={() => onChange(page - 1)}>
        Previous
      </button>
      <span>
        Page {page + 1} of {pages}
      </span>
      <button type="button" className={styles.button} disabled={page + 1 >= pages} onClick={() => onChange(page + 1)}>
        Next
      </button>
    </nav>
  );
}
