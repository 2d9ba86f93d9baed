import type {ReactNode} from 'react';

import releaseData from '@site/specs/gateway/releases.json';

import styles from './styles.module.css';

const {releases} = releaseData;
const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** All releases of the gateway, newest first, with what changed. */
export default function ReleaseList(): ReactNode {
  return (
    <ol className={styles.releases}>
      {releases.map(({version, date, url, changes}) => (
        <li key={version} id={version}>
          <p className={styles.head}>
            <a href={url}>{version}</a>
            <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
          </p>
          <ul>
            {changes.map(({kind, text}) => (
              <li key={text}>
                <span className={styles.kind}>{kind}</span> {withCode(text)}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}
