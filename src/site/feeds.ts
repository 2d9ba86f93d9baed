import {gateway} from './products';

export const changelogPath = `${gateway.path}/about/changelog`;

export const releaseFeedFiles = {
  rss: {label: 'RSS', type: 'application/rss+xml', path: `${changelogPath}.rss.xml`},
  atom: {label: 'Atom', type: 'application/atom+xml', path: `${changelogPath}.atom.xml`},
  json: {label: 'JSON Feed', type: 'application/feed+json', path: `${changelogPath}.feed.json`},
} as const;
