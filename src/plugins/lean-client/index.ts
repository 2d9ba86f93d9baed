import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import type {GlobalData, LoadContext, Plugin} from '@docusaurus/types';

import {clientConfig} from './clientConfig';
import {clientGlobalData} from './globalData';
import {clientVersionData, type VersionData} from './versionData';

const name = 'lean-client';
const routeData = /^@generated[\\/](docusaurus-plugin-content-docs[\\/].*\.json)$/;

/** Gives the application in the browser the part of the generated data that it reads. */
export function leanClient({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name,
    configureWebpack({mode}, isServer, {currentBundler}) {
      // While developing, data changes.
      if (isServer || mode !== 'production') {
        return {};
      }
      const dir = join(generatedFilesDir, name);
      mkdirSync(dir, {recursive: true});
      const globalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8')) as GlobalData;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (module: string, data: unknown) => {
        const file = join(dir, `${module}.json`);
        writeFileSync(file, JSON.stringify(data));
        return new NormalModuleReplacementPlugin(new RegExp(`^@generated[\\\\/]${module}(?:\\.json)?$`), file);
      };
      const trimVersion = (resource: {request: string}): void => {
        const [, file = ''] = routeData.exec(resource.request) ?? [];
        const data = JSON.parse(readFileSync(join(generatedFilesDir, file), 'utf8')) as Partial<VersionData>;
        if (data.version) {
          resource.request = join(dir, file.replace(/[\\/]/g, '-'));
          writeFileSync(resource.request, JSON.stringify(clientVersionData(data as VersionData)));
        }
      };
      return {
        plugins: [
          new NormalModuleReplacementPlugin(routeData, trimVersion),
          replace('docusaurus.config', clientConfig(siteConfig)),
          replace('globalData', clientGlobalData(globalData)),
        ],
      };
    },
  };
}
