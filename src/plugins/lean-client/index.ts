import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {GlobalData, LoadContext, Plugin} from '@docusaurus/types';

import {clientBuild} from '../client-build';

import {clientConfig} from './clientConfig';
import {clientGlobalData} from './globalData';
import {clientVersionData, type VersionData} from './versionData';

const routeData = /^@generated[\\/](docusaurus-plugin-content-docs[\\/].*\.json)$/;

/** Gives the application in the browser the part of the generated data that it reads. */
export function leanClient(context: LoadContext): Plugin {
  return clientBuild('lean-client', context, ({write, replace}) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(context.generatedFilesDir, file), 'utf8'));
    const replaceData = (module: string, data: unknown) =>
      replace(new RegExp(`^@generated[\\\\/]${module}(?:\\.json)?$`), write(`${module}.json`, JSON.stringify(data)));
    return [
      replace(routeData, (resource) => {
        const [, file = ''] = routeData.exec(resource.request) ?? [];
        const data = read(file) as Partial<VersionData>;
        if (data.version) {
          const lean = JSON.stringify(clientVersionData(data as VersionData));
          resource.request = write(file.replace(/[\\/]/g, '-'), lean);
        }
      }),
      replaceData('docusaurus.config', clientConfig(context.siteConfig)),
      replaceData('globalData', clientGlobalData(read('globalData.json') as GlobalData)),
    ];
  });
}
