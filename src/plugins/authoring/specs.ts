import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {readPinned} from '../../data/openapi/describe';
import {firstLine, readDocument} from '../../data/openapi/document';
import {fetchText} from '../../data/openapi/fetch';
import {loadSources} from '../../data/openapi/sources';
import {drift} from '../../data/openapi/structure';
import type {Source} from '../../data/openapi/types';
import {settings} from '../../site/settings';

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
        readDocument(text);
        const folder = join(siteDir, '.cache/specs');
        mkdirSync(folder, {recursive: true});
        writeFileSync(join(folder, `${source.product}.${source.format}`), text);
        log(`${source.product}: ${text.length} characters from ${source.url}`);
      }),
    );
  cli
    .command('specs:check')
    .description('Report where the published API descriptions differ in structure from the pinned ones.')
    .action(() =>
      each((source, text) => {
        const {gained, lost} = drift(readPinned(siteDir, source), readDocument(text));
        log(`${source.product}: ${gained.length + lost.length === 0 ? 'no drift' : 'drift'} against ${source.url}`);
        [...gained.map((line) => `  + ${line}`), ...lost.map((line) => `  - ${line}`)].forEach(log);
        process.exitCode ||= gained.length + lost.length > 0 ? 1 : 0;
      }),
    );
}
