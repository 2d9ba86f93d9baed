import type {LoadContext, Plugin} from '@docusaurus/types';

import {linksCheck} from './linksCheck';
import {newPage} from './newPage';
import {readability} from './readability';

/** Commands for people who write pages; adds nothing to the site. */
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
        .command('readability')
        .description('Prints the length and the reading ease of every page')
        .action(() => readability(siteDir));
      cli
        .command('links:check')
        .description('Asks every other host that a page links to whether the address still exists')
        .action(() => linksCheck(siteDir));
    },
  };
}
