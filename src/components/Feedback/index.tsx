import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {issueAddress} from './issueAddress';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly url: string;
  /** Edit link of the page; identifies the repository. */
  readonly editUrl: string | null | undefined;
}

/** Links to a new issue that already names the page. */
export default function Feedback({title, url, editUrl}: Props): ReactNode {
  const address = issueAddress(editUrl ?? '', title, url);
  return (
    address && (
      <p className={clsx('screen-only', styles.feedback)}>
        Something wrong or missing? <Link to={address}>Report it in an issue about this page</Link>
      </p>
    )
  );
}
