import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Sets up Prism in the browser, where all code is highlighted already. */
const prismSetup = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Replaces omitted modules; the bundler's own empty module has the build folder in its name. */
const nothing = '@docusaurus/Noop';

/** Implements `react`, `react-dom`, `react-dom/client`, `react-dom/server` and `react/jsx-runtime`. */
const compat = dirname(require.resolve('preact/compat/package.json'));

/**
 * Replaces React by Preact and the link of the router in the built site, on the server and in the browser, and omits
 * modules: Prism in the browser, and Mermaid except in the browser of the development server, where it draws diagrams
 * that have no drawing yet.
 * @throws if the theme sets up Prism in another file
 */
export function aliases(
  siteDir: string,
  {isServer, isBuilt}: {readonly isServer: boolean; readonly isBuilt: boolean},
): Readonly<Record<string, string>> {
  const setup = join(siteDir, prismSetup);
  if (!existsSync(setup)) {
    throw new Error(`${prismSetup}: no such file, so the theme would load Prism in the browser`);
  }
  return {
    [setup]: nothing,
    ...((isServer || isBuilt) && {mermaid: nothing}),
    ...(isBuilt && {
      react: compat,
      'react-dom': compat,
      'react-router-dom$': join(siteDir, 'src/plugins/browser/steadyLink.tsx'),
      '@theme/Mermaid': nothing,
    }),
  };
}
