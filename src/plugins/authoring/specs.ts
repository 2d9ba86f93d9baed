import type {Plugin} from '@docusaurus/types';

import {keep, readPinned} from '../../data/openapi/describe';
import {firstLine, parseDocument} from '../../data/openapi/parse';
import {loadSources} from '../../data/openapi/sources';
import {drift} from '../../data/openapi/structure';
import type {Source} from '../../data/openapi/types';
import {checkDocument} from '../../data/openapi/validate';
import {settings} from '../../site/settings';
import {fetchText} from '../specs/fetch';

const log = (line: string): void => console.log(`[specs] ${line}`);

/** Adds the commands that download published OpenAPI documents and compare them with the pinned ones. */
export function specsCommands(cli: Parameters<NonNullable<Plugin['extendCli']>>[0], siteDir: string): void {
  const each = async (run: (source: Source, text: string) => void): Promise<void> => {
    for (const source of loadSources(siteDir, settings.specs)) {
      try {
        run(source, await fetchText(source.url));
      } catch (error) {
        log(`${source.product}: ${source.url} has no usable description: ${firstLine(error)}`);
        process.exitCode = 2;
      }
    }
  };
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
}
