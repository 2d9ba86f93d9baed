import type {CurrentBundler} from '@docusaurus/types';

/** Asks V8 for all functions of a file at once, see https://v8.dev/blog/explicit-compile-hints; elsewhere it is a comment. */
const hint = '//# allFunctionsCalledOnLoad';

type BundlerPlugin = InstanceType<CurrentBundler['instance']['BannerPlugin']>;

/** Makes V8 compile the entry in the background while it downloads, rather than function by function when it starts. */
export function compileHints({instance: {BannerPlugin, Compilation}}: CurrentBundler): BundlerPlugin {
  // The minimizer drops comments; names of files still have to follow.
  const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
  return new BannerPlugin({banner: hint, raw: true, test: /[\\/]main\.[^\\/]*js$/, stage});
}
