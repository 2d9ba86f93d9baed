import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {ShownHit} from '@site/src/search/present';

import styles from './answer.module.css';

/** The hits of one page of results. */
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
        {hit.hierarchy.lvl0}
        {level !== 'lvl1' && (
          <>
            {' › '}
            <Html text={hit.hierarchy.lvl1} />
          </>
        )}
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

/** Text of a {@link ShownHit}, in which nothing but marks is markup. */
function Html({text}: {readonly text: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: text}} />;
}

/** The deepest heading that leads to the hit. */
function levelOf({hierarchy}: ShownHit): Exclude<keyof ShownHit['hierarchy'], 'lvl0'> {
  return (['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const).find((level) => hierarchy[level]) ?? 'lvl1';
}
