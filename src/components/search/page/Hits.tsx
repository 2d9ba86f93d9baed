import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';

import {levelOf, placeOf, type ShownHit} from '@site/src/search/present';

import styles from './answer.module.css';

/** A page of hits. */
export default function Hits({hits, start}: {readonly hits: readonly ShownHit[]; readonly start: number}): ReactNode {
  return (
    <ol className={styles.hits} start={start}>
      {hits.map((hit) => (
        <HitItem key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}

function HitItem({hit}: {readonly hit: ShownHit}): ReactNode {
  const level = levelOf(hit);
  const title = hit._snippetResult.hierarchy[level]?.value ?? hit.hierarchy[level] ?? hit.hierarchy.lvl1;
  const text = hit._snippetResult.content?.value;
  return (
    <li className={styles.hit}>
      <p className={styles.place}>
        {hit.product}
        {placeOf(hit).map((heading) => (
          <Fragment key={heading}>
            {' › '}
            <Html text={heading} />
          </Fragment>
        ))}
      </p>
      <h2 className={styles.title}>
        <Link to={hit.url}>
          <Html text={title} />
        </Link>
      </h2>
      {text && (
        <p className={styles.text}>
          <Html text={text} />
        </p>
      )}
    </li>
  );
}

/** A text of a {@link ShownHit}, which is sanitized. */
function Html({text}: {readonly text: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: text}} />;
}
