import {apiCatalogPath, apiCatalogType, cache, lastingFolders} from '../../../../site/hosting';
import type {HostRules} from '../rules';

/** `_headers`, as Netlify and Cloudflare Pages read it. What they do by themselves is left out. */
export function headersFile({baseUrl, headers}: HostRules): string {
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines(headers),
    ...lastingFolders.flatMap((folder) => [`${baseUrl}${folder}/*`, ...lines({'Cache-Control': cache.lasting})]),
    `${baseUrl}${apiCatalogPath}`,
    ...lines({'Content-Type': apiCatalogType}),
    '',
  ].join('\n');
}

/** `_redirects`, as Netlify and Cloudflare Pages read it. */
export function redirectsFile({redirects}: HostRules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
