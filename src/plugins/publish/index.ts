import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {localOrigin, settings} from '../../site/settings';
import {orStop} from '../orStop';

import {readPages, updated} from './pages';
import {draftIndex, serveDraft} from './search/draft';
import {steps} from './steps';
import {write} from './write';

/** Post-processes the build: parses every page once, then runs the steps of `steps.ts` in order. */
export function publish({siteDir, generatedFilesDir, siteConfig: {title: name, url}, baseUrl}: LoadContext): Plugin {
  return {
    name: 'publish',
    async allContentLoaded({allContent, actions}) {
      if (process.env.NODE_ENV === 'development' && settings.search.provider === 'local') {
        await Promise.all(
          draftIndex(siteDir, baseUrl, allContent).map(({path, content}) => actions.createData(path, content)),
        );
      }
    },
    configureWebpack: (_, isServer) =>
      isServer ? {} : serveDraft(join(generatedFilesDir, 'publish', 'default'), baseUrl),
    postBuild: ({outDir, routesPaths, plugins}) =>
      orStop('publish', async () => {
        const routes = new Set(routesPaths.filter((path) => !path.endsWith('.html')));
        const site = {name, url, baseUrl, routes, siteDir, outDir, plugins};
        let pages = readPages(outDir, baseUrl);
        for (const step of steps) {
          const files = await step(pages, site);
          await write(outDir, files);
          pages = updated(pages, files);
        }
        if (url === localOrigin) {
          console.warn(`[publish] SITE_URL is not set: canonical links and sitemap name ${localOrigin}`);
        }
      }),
  };
}
