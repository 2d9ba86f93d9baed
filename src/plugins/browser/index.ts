import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {settings} from '../../site/settings';
import {orStop} from '../orStop';

import {addActs} from './bundle/actsFile';
import {aliases} from './bundle/aliases';
import {nameClasses} from './bundle/classNames';
import {compileHints} from './bundle/compileHints';
import {assertGenerated} from './bundle/generatedFiles';
import {listPageScripts} from './bundle/pageScripts';
import {separateStyles} from './bundle/separateStyles';
import {headScript} from './head';
import {starterTag} from './start';

const hasAnalytics = Object.keys(settings.analytics).length > 0;
const clientModules = [
  ...(hasAnalytics ? ['analytics/client.ts'] : []),
  ...(process.env.NODE_ENV === 'production' ? ['effects.ts'] : []),
  ...['prefetch/client.ts', 'progressBar.ts', 'steadyRoutes.tsx'],
].map((file) => join(__dirname, file));
/** An alias, so that pages import drawings by the same request in every folder; see `placeDrawings`. */
const resolveLoader = {alias: {'drawing-text': join(__dirname, '../pages/drawingText.mjs')}};

/** Adds head scripts and client modules, and configures how scripts and styles are bundled. */
export function browser({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const {search, repository, analytics} = settings;
  return {
    name: 'browser',
    contentLoaded: ({actions}) => actions.setGlobalData({search, repository, ...(hasAnalytics && {analytics})}),
    injectHtmlTags: () => ({
      headTags: [headScript(baseUrl)],
      // Pages of the development server are empty until the application runs.
      ...(process.env.NODE_ENV === 'production' && {postBodyTags: [starterTag(baseUrl)]}),
    }),
    getClientModules: () => clientModules,
    configureWebpack: (config, isServer, {currentBundler}) =>
      orStop('browser', () => {
        assertGenerated(generatedFilesDir);
        nameClasses(config, siteDir);
        const isBuilt = config.mode === 'production';
        const alias = aliases(siteDir, {isServer, isBuilt});
        if (isServer) {
          return {resolve: {alias}, resolveLoader};
        }
        const plugins = isBuilt
          ? [
              compileHints(currentBundler),
              addActs(currentBundler, baseUrl),
              listPageScripts(join(generatedFilesDir, 'client-manifest.json')),
            ]
          : [];
        return {resolve: {alias}, resolveLoader, plugins, optimization: separateStyles(config)};
      }),
  };
}
