import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {localOrigin} from '../../site/settings';
import {orStop} from '../orStop';

import {articlesOf} from './articles';
import {socialCards} from './cards';
import {agentDocs} from './copies';
import {development} from './development';
import {discovery} from './discovery';
import {hosting} from './hosting';
import {readPages} from './pages';
import {programData} from './programs';
import {searchIndex} from './search';
import type {OutputFile, Step} from './types';

/** Steps in order. Hosting is last because its policy has hashes of the final pages. */
const steps: readonly Step[] = [searchIndex, agentDocs, programData, discovery, socialCards, hosting];

/** Post-processes the build: parses every page once, then runs the steps in order. */
export function publish({siteDir, siteConfig: {title: name, url}, baseUrl}: LoadContext): Plugin {
  const served = development({name, url, baseUrl, siteDir});
  return {
    name: 'publish',
    async allContentLoaded({allContent}) {
      served.update(allContent);
    },
    configureWebpack: served.configure,
    postBuild: ({outDir, routesPaths, plugins}) =>
      orStop('publish', async () => {
        const routes = new Set(routesPaths.filter((path) => !path.endsWith('.html')));
        const pages = readPages(outDir, baseUrl);
        const place = {name, url, baseUrl, routes, siteDir, outDir, plugins};
        const site = {...place, articles: articlesOf(place, pages)};
        for (const step of steps) {
          await write(outDir, await step(pages, site));
        }
        if (url === localOrigin) {
          console.warn(`[publish] SITE_URL is not set: canonical links and sitemap name ${localOrigin}`);
        }
      }),
  };
}

/** Writes files; creates folders. */
async function write(outDir: string, files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({path, content}) => {
      const file = join(outDir, path);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, content);
    }),
  );
}
