import {join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {limits} from '../../site/limits';
import {clientBuild} from '../client-build';

import {bundlerPlugin} from './bundler';
import {routeModules} from './modules';
import {readRoutes} from './read';

/**
 * Lets the application start with the routes of the page and of those beside it, not with the table of all pages, which
 * would make every page heavier with each that is added.
 */
export function routeTable(context: LoadContext): Plugin {
  return clientBuild('route-table', context, ({dir, write, replace}) => {
    const generated = readRoutes(context.generatedFilesDir);
    const {files, own} = routeModules(generated, limits.routesPerPart);
    Object.entries(files).forEach(([file, text]) => write(file, text));
    return [
      bundlerPlugin(generated.modules, own, join(context.generatedFilesDir, 'client-manifest.json')),
      replace(/^@generated[\\/]routes$/, join(__dirname, 'client', 'routes.ts')),
      replace(/^@generated[\\/]routesChunkNames$/, join(dir, 'chunkNames.js')),
      replace(/^@generated[\\/]registry$/, join(dir, 'registry.js')),
      replace(/^\.\/(?:preload|docusaurus)$/, (resource) => {
        if (/core[\\/]lib[\\/]client$/.test(resource.context)) {
          resource.request = join(__dirname, 'client', `${resource.request.slice(2)}.ts`);
        }
      }),
    ];
  });
}
