import type {ReactNode} from 'react';

import {releases} from '@site/src/data/releases';

import styles from './styles.module.css';

/** Releases of the gateway, newest first. */
export default function ReleaseList(): ReactNode {
  return (
    <ol className={`clean-list ${styles.releases}`}>
      {releases.map(({version, date, day, url, changes}) => (
        <li key={version} id={version}>
          <p className={`spread ${styles.head}`}>
            <a href={url}>{version}</a>
            <time className="caption" dateTime={date}>
              {day}
            </time>
          </p>
          <ul>
            {changes.map(({kind, text}) => (
              <li key={text}>
                <span className={styles.kind}>{kind}</span> {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
