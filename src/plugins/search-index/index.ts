import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {packRecords} from '../../search/engine/pack';
import {assetsFolder, indexFolder} from '../../search/manifest';
import {products} from '../../site/products';
import {settings} from '../../site/settings';

import {aliasesBelow} from './aliases';
import {indexedPages} from './pages';
import {proveAddresses, proveAliases} from './prove';
import {recordsFor, recordsOfPage} from './records';
import {writeIndex, writeManifest, type Written} from './write';

type BundlerChange = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Tells the browser who answers searches, and after the build makes the index that does, unless Algolia was chosen.
 * While developing, the index of the last build is served.
 */
export function searchIndex({siteDir, baseUrl}: LoadContext): Plugin {
  const {search: options, repository} = settings;
  const lastBuild = [indexFolder, assetsFolder].map((folder) => ({
    directory: join(siteDir, 'build', folder),
    publicPath: `${baseUrl}${folder}`,
  }));
  return {
    name: 'search-index',
    contentLoaded: ({actions}) => actions.setGlobalData({options, repository}),
    configureWebpack: (_, isServer) => (isServer ? {} : ({devServer: {static: lastBuild}} as BundlerChange)),
    async postBuild({outDir, plugins}) {
      if (options.provider !== 'local') {
        return;
      }
      const pages = indexedPages(plugins);
      const html = new Map(
        await Promise.all(pages.map(async ({url}) => [url, await read(outDir, url, baseUrl)] as const)),
      );
      const records = pages.flatMap((page) => recordsOfPage({...page, html: html.get(page.url) ?? ''}));
      proveAddresses(records, html);
      const aliases = aliasesBelow(baseUrl);
      proveAliases(Object.keys(aliases), html);
      const all = await writeIndex(outDir, 'all', packRecords(records, aliases));
      const written: Record<string, Written> = {};
      for (const {id} of products) {
        written[id] = await writeIndex(outDir, id, packRecords(recordsFor(id, records), aliases));
      }
      await writeManifest(outDir, all, written);
      const sizes = [all, ...Object.values(written)].map(({file, brotli}) => `${file} ${kib(brotli)}`);
      console.log(`[search-index] ${pages.length} pages, ${records.length} records; as brotli: ${sizes.join(', ')}`);
    },
  };
}

function read(outDir: string, url: string, baseUrl: string): Promise<string> {
  return readFile(join(outDir, url === baseUrl ? 'index.html' : `${url.slice(baseUrl.length)}.html`), 'utf8');
}

function kib(bytes: number): string {
  return `${Math.round(bytes / 1024)} KiB`;
}
