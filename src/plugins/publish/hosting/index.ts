import {hostFiles} from '../../../site/hosting';
import {redirects} from '../../../site/redirects';
import {settings} from '../../../site/settings';
import {parsePage} from '../pages';
import type {Step} from '../types';

import {caddyFile} from './formats/caddy';
import {nginxMaps, nginxServer} from './formats/nginx';
import {headersFile, redirectsFile} from './formats/plain';
import {vercelFile} from './formats/vercel';
import {scriptHashes} from './inlineScripts';
import {redirectPage} from './redirectPage';
import {hostRules} from './rules';

/** Writes redirect pages, and headers and redirects in the formats of common hosts. */
export const hosting: Step = async (pages, {baseUrl}) => {
  const moved = redirects.map(({from, to}) =>
    parsePage(`${from.slice(1)}/index.html`, redirectPage(baseUrl.slice(0, -1) + to), baseUrl),
  );
  const hashes = scriptHashes([...pages, ...moved].map(({tree}) => tree));
  const rules = hostRules(baseUrl, hashes, settings, redirects);
  return [
    ...moved.map(({file, html}) => ({path: file, content: html})),
    {path: hostFiles.headers, content: headersFile(rules)},
    {path: hostFiles.redirects, content: redirectsFile(rules)},
    {path: hostFiles.vercel, content: vercelFile(rules)},
    {path: hostFiles.nginxMaps, content: nginxMaps(rules)},
    {path: hostFiles.nginxServer, content: nginxServer(rules)},
    {path: hostFiles.caddy, content: caddyFile(rules)},
  ];
};
