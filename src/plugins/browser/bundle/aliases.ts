import {existsSync} from 'node:fs';
import {join} from 'node:path';

/** Sets Prism up in the browser, where nothing is left to highlight. */
const prismSetup = 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js';

/** Stands for a module that is left out. The bundler would name its own empty module after the folder of the build. */
const nothing = '@docusaurus/Noop';

/**
 * Modules that are left out: Prism in the browser, and Mermaid, which draws nothing but diagrams without a drawing, and
 * those only in the browser of the development server.
 *
 * @throws when the theme sets up Prism in another file
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
    ...(isBuilt && {'@theme/Mermaid': nothing}),
  };
}
