import {apiCatalogPath, apiCatalogType, cache, headers, immutableFolders} from '../../../../site/hosting';
import type {Redirect} from '../../../../site/redirects';

/** `_headers` for Netlify and Cloudflare Pages, without what they set by default. */
export function headersFile(baseUrl: string): string {
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

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 * @param redirects with the base path
 */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({from, to}) => `${from} ${to} 301\n`).join('');
}
