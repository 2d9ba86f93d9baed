import type {LoadContext, Plugin} from '@docusaurus/types';

import {clientBuild, type Compiler} from '../client-build';

/** Asks V8 for all functions of a file at once, see https://v8.dev/blog/explicit-compile-hints; elsewhere it is a comment. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Has browsers compile the entry of the application while it is loaded, beside the page, rather than function by function
 * when it starts.
 */
export function compileHints(context: LoadContext): Plugin {
  return clientBuild('compile-hints', context, () => [
    {
      apply(compiler: Compiler) {
        const {BannerPlugin, Compilation} = compiler.webpack;
        // The minimizer drops comments; names of files still have to follow.
        const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
        new BannerPlugin({banner: hint, raw: true, test: /[\\/]main\.[^\\/]*js$/, stage}).apply(compiler);
      },
    },
  ]);
}
