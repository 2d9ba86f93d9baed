import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type ReleaseData, releaseFeeds as feedsOf} from './feeds';

/** Puts three feeds of the gateway's releases beside its changelog page. */
export function releaseFeeds({siteDir, siteConfig: {url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'release-feeds',
    async postBuild({outDir}) {
      const data = JSON.parse(readFileSync(join(siteDir, 'specs/gateway/releases.json'), 'utf8')) as ReleaseData;
      for (const [path, content] of Object.entries(feedsOf(data, url + baseUrl.slice(0, -1)))) {
        writeFileSync(join(outDir, path), content);
      }
    },
  };
}
