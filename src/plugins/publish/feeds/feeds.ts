import {Feed} from 'feed';

import {escapeHtml} from '../../../search/engine/html';
import {changelogPath, releaseFeedFiles} from '../../../site/feeds';

/** Content of `specs/gateway/releases.json`, newest release first. */
export interface ReleaseData {
  readonly product: string;
  readonly releases: readonly Release[];
}

interface Release {
  readonly version: string;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string;
  readonly title?: string;
  readonly url: string;
  readonly changes: readonly {readonly kind: string; readonly text: string}[];
}

/**
 * Generates RSS 2.0, Atom 1.0 and JSON Feed 1.
 * @param site absolute URL of the site without trailing slash
 * @returns content by path, without the base URL
 */
export function releaseFeeds({product, releases}: ReleaseData, site: string): Record<string, string> {
  const page = site + changelogPath;
  const {rss, atom, json} = releaseFeedFiles;
  const feed = new Feed({
    id: page,
    link: page,
    title: `${product} releases`,
    description: `Every release of ${product} with its changes`,
    author: {name: product, link: page},
    copyright: 'Apache-2.0',
    generator: 'Documentation site',
    updated: dayOf(releases[0]?.date ?? ''),
    feedLinks: {rss: site + rss.path, atom: site + atom.path, json: site + json.path},
  });
  for (const release of releases) {
    const changes = release.changes.map(({kind, text}) => `${kind}: ${text}`);
    feed.addItem({
      id: release.url,
      link: `${page}#${release.version}`,
      title: release.title ? `${release.version}: ${release.title}` : release.version,
      date: dayOf(release.date),
      description: changes.join('\n'),
      content: `<ul>${changes.map((change) => `<li>${escapeHtml(change)}</li>`).join('')}</ul>`,
    });
  }
  return {[rss.path]: feed.rss2(), [atom.path]: feed.atom1(), [json.path]: feed.json1()};
}

function dayOf(date: string): Date {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) {
    throw new Error(`specs/gateway/releases.json: "${date}" is not a date`);
  }
  return day;
}
