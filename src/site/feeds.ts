import {gateway} from './products';

/** Page with the gateway's releases. */
export const changelogPath = `${gateway.path}/about/changelog`;

/** The feeds of the releases: format, media type and address below the base URL. */
export const releaseFeedFiles = {
  rss: {label: 'RSS', type: 'application/rss+xml', path: `${changelogPath}.rss.xml`},
  atom: {label: 'Atom', type: 'application/atom+xml', path: `${changelogPath}.atom.xml`},
  json: {label: 'JSON Feed', type: 'application/feed+json', path: `${changelogPath}.feed.json`},
} as const;
