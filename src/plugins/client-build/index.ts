import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';

/** The bundler while it makes the scripts. */
export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type BundlerPlugin = InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']>;

/** What a step of the browser's production bundle works with. */
export interface ClientBuild {
  /** Folder of the generated modules. */
  readonly dir: string;
  /** Writes a generated module; gives its path. */
  readonly write: (file: string, text: string) => string;
  /**
   * Puts another module in the place of those that are asked for.
   *
   * @param request matches what an import names
   * @param by path of the other module, or what changes the request
   */
  readonly replace: (
    request: RegExp,
    by: string | ((resource: {request: string; readonly context: string}) => void),
  ) => BundlerPlugin;
}

/**
 * A plugin that changes what the browser gets of a built site, but not what renders its pages, nor a site whose data still
 * changes because somebody works on it.
 *
 * @param name of the plugin and of the folder of its generated modules
 * @param context of the site
 * @param steps gives the bundler's plugins
 */
export function clientBuild(
  name: string,
  {generatedFilesDir}: LoadContext,
  steps: (build: ClientBuild) => {apply: BundlerPlugin['apply']}[],
): Plugin {
  return {
    name,
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const dir = join(generatedFilesDir, name);
      rmSync(dir, {recursive: true, force: true});
      mkdirSync(dir);
      const write = (file: string, text: string): string => {
        writeFileSync(join(dir, file), text);
        return join(dir, file);
      };
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace: ClientBuild['replace'] = (request, by) => new NormalModuleReplacementPlugin(request, by);
      return {plugins: steps({dir, write, replace})};
    },
  };
}
