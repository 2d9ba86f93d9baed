import {join} from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {assetsFolder, indexFolder} from '../../../search/manifest';

/** Has the development server answer searches from the index of the last build. */
export function lastIndex(siteDir: string, baseUrl: string): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const folders = [indexFolder, assetsFolder].map((folder) => ({
    directory: join(siteDir, 'build', folder),
    publicPath: `${baseUrl}${folder}`,
  }));
  return {devServer: {static: folders}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
