import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';

import {actsScript, searchFiles} from '../start/acts';

import type {Manifest} from './pageScripts';

type BundlerPlugin = InstanceType<CurrentBundler['instance']['BannerPlugin']>;

/** Adds the script of first acts to the bundler's runtime, the first file of each page, before it is minimized. */
export function addActs({instance: {BannerPlugin, Compilation}}: CurrentBundler, baseUrl: string): BundlerPlugin {
  const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
  return new BannerPlugin({banner: actsScript(baseUrl), raw: true, test: /runtime~main/, stage});
}

/**
 * Writes the files of the search modal into the script of first acts. The runtime names them too, so its own name
 * changes with them.
 * @throws if the manifest does not name the modal or the runtime, or the script is not in it
 */
export function nameSearchFiles({assets, origins}: Manifest, outDir: string): void {
  const filesOf = (chunk: string, kind: 'css' | 'js'): string[] =>
    (origins[chunk] ?? []).flatMap((id) => (assets[id]?.[kind] ?? []).map(({file}) => file));
  const runtime = filesOf('main', 'js').find((file) => file.includes('runtime~main'));
  const styles = filesOf('search-modal', 'css');
  if (!runtime || styles.length !== 1) {
    throw new Error('client-manifest.json does not name the runtime and one stylesheet of the chunk "search-modal"');
  }
  const text = readFileSync(join(outDir, runtime), 'utf8');
  if (!text.includes(searchFiles)) {
    throw new Error(`${runtime} does not start with the script of first acts`);
  }
  writeFileSync(
    join(outDir, runtime),
    text.replace(searchFiles, [...styles, ...filesOf('search-modal', 'js')].join(' ')),
  );
}
