import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import releaseData from '@site/specs/gateway/releases.json';
import {releaseFeedFiles} from '@site/src/site/feeds';

import styles from './styles.module.css';

const {releases} = releaseData;
const dateFormat = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** Releases of the gateway, newest first, with links to the feeds. */
export default function ReleaseList(): ReactNode {
  return (
    <>
      <Feeds />
      <Releases />
    </>
  );
}

function Feeds(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const feeds = Object.values(releaseFeedFiles).map((feed) => ({...feed, href: withBaseUrl(feed.path)}));
  return (
    <>
      <Head>
        {feeds.map(({label, type, href}) => (
          <link key={type} rel="alternate" type={type} title={`Releases (${label})`} href={href} />
        ))}
      </Head>
      <ul className={styles.feeds} aria-label="Feeds of the releases">
        {feeds.map(({label, type, href}) => (
          <li key={type}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Releases(): ReactNode {
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
                <span className={styles.kind}>{kind}</span> {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
