import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Step} from '../types';

import {type ReleaseData, releaseFeeds as feedsOf} from './feeds';

/** Writes the feeds of the gateway's releases next to its changelog. */
export const releaseFeeds: Step = async (_, {siteDir, url, baseUrl}) => {
  const data = JSON.parse(readFileSync(join(siteDir, 'specs/gateway/releases.json'), 'utf8')) as ReleaseData;
  return Object.entries(feedsOf(data, url + baseUrl.slice(0, -1))).map(([path, content]) => ({
    path: path.replace(/^\//, ''),
    content,
  }));
};
