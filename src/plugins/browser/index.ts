import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {settings} from '../../site/settings';
import {orStop} from '../orStop';

import {aliases, compileHints, listPageScripts} from './bundle';
import {headScript} from './head';
import {purgeInfima} from './purgeInfima';
import {starterTag} from './start';

const clientModules = ['prefetch.ts', 'steadyRoutes.tsx', 'translatedPages.ts'].map((file) => join(__dirname, file));

/** Adds head scripts and client modules, and configures how scripts are bundled. */
export function browser({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const {search, repository} = settings;
  return {
    name: 'browser',
    contentLoaded: ({actions}) => actions.setGlobalData({search, repository}),
    injectHtmlTags: () => ({
      headTags: [headScript(baseUrl)],
      // Pages of the development server are empty until the application runs.
      ...(process.env.NODE_ENV === 'production' && {postBodyTags: [starterTag(baseUrl)]}),
    }),
    getClientModules: () => clientModules,
    configurePostCss: purgeInfima,
    configureWebpack: (config, isServer, {currentBundler}) =>
      orStop('browser', () => {
        const isBuilt = config.mode === 'production';
        const alias = aliases(siteDir, {isServer, isBuilt});
        const plugins =
          isBuilt && !isServer
            ? [compileHints(currentBundler), listPageScripts(join(generatedFilesDir, 'client-manifest.json'))]
            : [];
        // Each chunk brings its own styles, so that readers get those of the search or of an API page with it.
        return {resolve: {alias}, plugins, optimization: {splitChunks: {cacheGroups: {styles: false}}}};
      }),
  };
}
