import {apiCatalogPath, apiCatalogType, cache, immutableFolders} from '../../../../site/hosting';
import type {HostRules} from '../rules';

/** `_headers` for Netlify and Cloudflare Pages, without what they set by default. */
export function headersFile({baseUrl, headers}: HostRules): string {
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    `${baseUrl}*`,
    ...lines(headers),
    ...immutableFolders.flatMap((folder) => [`${baseUrl}${folder}/*`, ...lines({'Cache-Control': cache.immutable})]),
    `${baseUrl}${apiCatalogPath}`,
    ...lines({'Content-Type': apiCatalogType}),
    '',
  ].join('\n');
}

/** `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({redirects}: HostRules): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
