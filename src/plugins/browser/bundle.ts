import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {CurrentBundler} from '@docusaurus/types';

import {orStop} from '../orStop';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type BundlerPlugin = InstanceType<CurrentBundler['instance']['BannerPlugin']>;

/** Sets up Prism in the browser, where all code is highlighted already. */
const prismSetup = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Replaces omitted modules; the bundler's own empty module has the build folder in its name. */
const nothing = '@docusaurus/Noop';

/**
 * Omits modules that readers do not need: Prism, and Mermaid except in the browser of the development server, where it
 * draws diagrams that have no drawing yet.
 */
export function aliases(
  siteDir: string,
  {isServer, isBuilt}: {readonly isServer: boolean; readonly isBuilt: boolean},
): Readonly<Record<string, string>> {
  return {
    [join(siteDir, prismSetup)]: nothing,
    ...((isServer || isBuilt) && {mermaid: nothing}),
    ...(isBuilt && {'@theme/Mermaid': nothing}),
  };
}

/** Makes V8 compile all functions of a file, see https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad';

/** Adds the hint to the entry, so that V8 compiles it in the background during the download. */
export function compileHints({instance: {BannerPlugin, Compilation}}: CurrentBundler): BundlerPlugin {
  // After the minimizer, which removes comments, and before file names are hashed.
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  return new BannerPlugin({banner: hint, raw: true, test: /[\\/]main\.[^\\/]*js$/, stage});
}

/** The chunks of the client bundle, as the page renderer reads them: ids by chunk name or request. */
interface Manifest {
  readonly origins: Record<string, readonly (string | number)[]>;
}

/**
 * Makes each page name all scripts that it starts with. The page renderer looks up chunks by request, which Rspack's
 * manifest lacks; without a match, a page names the entry only, and its own scripts load after the entry has run.
 */
export function listPageScripts(manifestFile: string): {apply: (compiler: Compiler) => void} {
  return {
    apply: ({hooks}) =>
      hooks.afterEmit.tap('page-scripts', ({chunkGroups}) =>
        orStop('browser', () => {
          const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
          const listed = Array.from(chunkGroups).flatMap(({name, origins}) => {
            const ids = manifest.origins?.[name ?? ''];
            return Array.from(origins).flatMap(({request}) => (ids && request ? [[request, ids] as const] : []));
          });
          if (listed.length === 0) {
            throw new Error('client-manifest.json names no chunk that a page imports');
          }
          Object.assign(manifest.origins, Object.fromEntries(listed));
          writeFileSync(manifestFile, JSON.stringify(manifest));
        }),
      ),
  };
}
