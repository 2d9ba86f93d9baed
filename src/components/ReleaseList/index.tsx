import type {ReactNode} from 'react';

import releaseData from '@site/specs/gateway/releases.json';

import styles from './styles.module.css';

const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Releases of the gateway, newest first. */
export default function ReleaseList(): ReactNode {
  return (
    <ol className={styles.releases}>
      {releaseData.releases.map(({version, date, url, changes}) => (
        <li key={version} id={version}>
          <p className={styles.head}>
            <a href={url}>{version}</a>
            <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
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
