import type {LoadContext, Plugin} from '@docusaurus/types';

import {describe, describeOffline, keep, readPinned} from '../../data/openapi/describe';
import {firstLine, parseDocument} from '../../data/openapi/parse';
import {loadSources} from '../../data/openapi/sources';
import {drift} from '../../data/openapi/structure';
import type {Description, Source} from '../../data/openapi/types';
import {checkDocument} from '../../data/openapi/validate';
import {settings} from '../../site/settings';

import {fetchText} from './fetch';

const log = (line: string): void => console.log(`[specs] ${line}`);

const downloads = new Map<string, Promise<string>>();

/** Each address is asked once per run, however often the site is built in it. */
function download(url: string): Promise<string> {
  const started = downloads.get(url) ?? fetchText(url);
  downloads.set(url, started);
  return started;
}

/** Descriptions of all products, as this deployment is set to get them. */
export function descriptions(siteDir: string): Promise<Description[]> {
  const sources = loadSources(siteDir, settings.specs);
  return Promise.all(
    sources.map(async (source) =>
      settings.specs.offline ? describeOffline(source, siteDir) : describe(source, {siteDir, download, log}),
    ),
  );
}

/** Adds the commands that download the published API descriptions and compare ours with them. */
export function specs({siteDir}: LoadContext): Plugin {
  const each = async (run: (source: Source, text: string) => void): Promise<void> => {
    for (const source of loadSources(siteDir, settings.specs)) {
      try {
        run(source, await fetchText(source.url));
      } catch (error) {
        log(`${source.product}: ${source.url} gives no usable description: ${firstLine(error)}`);
        process.exitCode = 2;
      }
    }
  };
  return {
    name: 'specs',
    extendCli(cli) {
      cli
        .command('specs:fetch')
        .description('Download the published API descriptions into .cache/specs.')
        .action(() =>
          each((source, text) => {
            checkDocument(parseDocument(text));
            keep(siteDir, source, text);
            log(`${source.product}: ${text.length} characters from ${source.url}`);
          }),
        );
      cli
        .command('specs:check')
        .description('Report where the published API descriptions differ in structure from the pinned ones.')
        .action(() =>
          each((source, text) => {
            const {gained, lost} = drift(readPinned(siteDir, source), checkDocument(parseDocument(text)));
            log(`${source.product}: ${gained.length + lost.length === 0 ? 'no drift' : 'drift'} against ${source.url}`);
            [...gained.map((line) => `  + ${line}`), ...lost.map((line) => `  - ${line}`)].forEach(log);
            process.exitCode ||= gained.length + lost.length > 0 ? 1 : 0;
          }),
        );
    },
  };
}
