import {join} from 'node:path';

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
