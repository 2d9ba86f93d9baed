import {describe, describeOffline} from '../../data/openapi/describe';
import {loadSources} from '../../data/openapi/sources';
import type {Description} from '../../data/openapi/types';
import {settings} from '../../site/settings';

import {fetchText} from './fetch';

const log = (line: string): void => console.log(`[specs] ${line}`);

const downloads = new Map<string, Promise<string>>();

/** Requests each URL once per process, even if it builds the site several times. */
function download(url: string): Promise<string> {
  const started = downloads.get(url) ?? fetchText(url);
  downloads.set(url, started);
  return started;
}

/** API descriptions of all products; offline or published, depending on the settings. */
export function descriptions(siteDir: string): Promise<Description[]> {
  const sources = loadSources(siteDir, settings.specs);
  return Promise.all(
    sources.map(async (source) =>
      settings.specs.offline ? describeOffline(source, siteDir) : describe(source, {siteDir, download, log}),
    ),
  );
}
