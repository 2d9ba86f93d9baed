import type {LoadContext, Plugin} from '@docusaurus/types';

import {newPage} from './newPage';
import {receipts, type ReceiptsOptions} from './receipts';
import {runs, type RunsOptions} from './runs';
import {specsCheck} from './specs';

/** CLI commands for authors. */
export function authoring({siteDir}: LoadContext): Plugin {
  return {
    name: 'authoring',
    extendCli(cli) {
      cli
        .command('new:page <file>')
        .description('Makes a page with the front matter and the sections of its kind')
        .requiredOption('--kind <kind>', 'overview, tutorial, how-to, concept or reference')
        .requiredOption('--title <title>', 'title in sentence case')
        .requiredOption('--description <text>', 'one or two sentences, 70 to 160 characters')
        .action((file: string, {kind, title, description}: Record<string, string>) =>
          newPage(siteDir, {file, kind, title, description}),
        );
      cli
        .command('specs:check')
        .description('Reports where the published API descriptions differ in structure from the pinned ones')
        .action(() => specsCheck(siteDir));
      cli
        .command('receipts')
        .description('Holds the source lines that pages cite against a checkout of a release')
        .requiredOption('--product <product>', 'mcp or gateway')
        .option(
          '--source <folder>',
          'checkout of the release; once more for each companion, as name=folder',
          (folder: string, before: unknown) => [...((before as string[] | undefined) ?? []), folder],
        )
        .option('--record', 'writes the hashes of the cited lines')
        .action((options: ReceiptsOptions) => receipts(siteDir, options));
      cli
        .command('runs')
        .description('Repeats the recorded runs with the real program and prints what differs')
        .requiredOption('--product <product>', 'mcp; the recordings of CodeGate are final')
        .requiredOption('--thv <binary>', 'program that the commands call thv')
        .option('--programs <folder>', 'folder in which the commands find other programs')
        .option('--only <run>', 'a topic, or a run as topic/name')
        .option('--record', 'writes what the program does into the runs')
        .action((options: RunsOptions) => runs(siteDir, options));
    },
  };
}
