import type {CurrentBundler} from '@docusaurus/types';

/** Makes V8 compile all functions of a file, see https://v8.dev/blog/explicit-compile-hints. */
const hint = '//# allFunctionsCalledOnLoad';

type BundlerPlugin = InstanceType<CurrentBundler['instance']['BannerPlugin']>;

/** Adds the hint to the entry, so that V8 compiles it in the background during the download. */
export function compileHints({instance: {BannerPlugin, Compilation}}: CurrentBundler): BundlerPlugin {
  // After the minimizer, which removes comments, and before file names are hashed.
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  return new BannerPlugin({banner: hint, raw: true, test: /[\\/]main\.[^\\/]*js$/, stage});
}
