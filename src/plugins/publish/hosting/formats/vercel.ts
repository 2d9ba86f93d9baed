import {apiCatalogPath, apiCatalogType, cache, headers, immutableFolders} from '../../../../site/hosting';
import type {Redirect} from '../../../../site/redirects';

/**
 * `vercel.json` for a project whose root is the build folder.
 * @param redirects with the base path
 */
export function vercelFile(baseUrl: string, redirects: readonly Redirect[]): string {
  const list = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({key, value}));
  const accept = [{type: 'header', key: 'accept', value: '.*text/markdown.*'}];
  const page = `${baseUrl}:path((?!.*\\.).+)`;
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({from, to}) => ({source: from, destination: to, statusCode: 301})),
      {source: baseUrl, has: accept, destination: `${baseUrl}index.md`, statusCode: 307},
      {source: page, has: accept, destination: `${baseUrl}:path.md`, statusCode: 307},
    ],
    headers: [
      {source: `${baseUrl}(.*)`, headers: list(headers)},
      {source: page, headers: list({Vary: 'Accept'})},
      {source: `${baseUrl}${apiCatalogPath}`, headers: list({'Content-Type': apiCatalogType})},
      {
        source: `${baseUrl}(${immutableFolders.join('|')})/(.*)`,
        headers: list({'Cache-Control': cache.immutable}),
      },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
