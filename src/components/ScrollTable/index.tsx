import type {ComponentProps, ReactNode} from 'react';

import styles from './styles.module.css';

/** Horizontally scrollable table; focusable, so that it also scrolls by keyboard. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
