import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {limits} from '../../site/limits';

import {bundlerPlugin} from './bundler';
import {routeModules} from './modules';
import {readRoutes} from './read';

const name = 'route-table';

/**
 * Lets the application start with the routes of the page and of those beside it, not with the table of all pages, which
 * would make every page heavier with each that is added.
 */
export function routeTable({generatedFilesDir}: LoadContext): Plugin {
  return {
    name,
    configureWebpack({mode}, isServer, {currentBundler}) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const dir = join(generatedFilesDir, name);
      const generated = readRoutes(generatedFilesDir);
      const {files, own} = routeModules(generated, limits.routesPerPart);
      rmSync(dir, {recursive: true, force: true});
      mkdirSync(dir);
      Object.entries(files).forEach(([file, text]) => writeFileSync(join(dir, file), text));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (request: RegExp, file: string) => new NormalModuleReplacementPlugin(request, file);
      return {
        plugins: [
          bundlerPlugin(generated.modules, own, join(generatedFilesDir, 'client-manifest.json')),
          replace(/^@generated[\\/]routes$/, join(__dirname, 'client', 'routes.ts')),
          replace(/^@generated[\\/]routesChunkNames$/, join(dir, 'chunkNames.js')),
          replace(/^@generated[\\/]registry$/, join(dir, 'registry.js')),
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|docusaurus)$/, (resource) => {
            if (/core[\\/]lib[\\/]client$/.test(resource.context)) {
              resource.request = join(__dirname, 'client', `${resource.request.slice(2)}.ts`);
            }
          }),
        ],
      };
    },
  };
}
