import {readdirSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {hostFiles} from '../../site/hosting';
import {redirects} from '../../site/redirects';
import {settings} from '../../site/settings';

import {caddyFile} from './formats/caddy';
import {nginxMaps, nginxServer} from './formats/nginx';
import {headersFile, redirectsFile} from './formats/plain';
import {vercelFile} from './formats/vercel';
import {scriptHashes} from './inlineScripts';
import {redirectPage} from './redirectPage';
import {hostRules} from './rules';

/** After the build: a page at each old address, and the headers and redirects of the site for the usual hosts. */
export function hosting({baseUrl}: LoadContext): Plugin {
  return {
    name: 'hosting',
    async postBuild({outDir}) {
      const write = async (path: string, content: string) => {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), content);
      };
      for (const {from, to} of redirects) {
        await write(`${from}/index.html`, redirectPage(baseUrl.slice(0, -1) + to));
      }
      const rules = hostRules(baseUrl, scriptHashes(builtPages(outDir)), settings, redirects);
      await write(hostFiles.headers, headersFile(rules));
      await write(hostFiles.redirects, redirectsFile(rules));
      await write(hostFiles.vercel, vercelFile(rules));
      await write(hostFiles.nginxMaps, nginxMaps(rules));
      await write(hostFiles.nginxServer, nginxServer(rules));
      await write(hostFiles.caddy, caddyFile(rules));
    },
  };
}

function builtPages(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(outDir, file), 'utf8'));
}
