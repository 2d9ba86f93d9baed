import {
  agentsFile,
  apiCatalogPath,
  apiCatalogType,
  cache,
  contentTypes,
  immutableFolders,
  alternateLink,
} from '../../../../site/hosting';
import type {HostRules} from '../rules';

import {markdownPattern, pagePattern, surplusPattern} from './addresses';

const immutable = immutableFolders.join('|');
const types = Object.entries(contentTypes).map(([ending, type]) => [ending, type.replace(/;.*/, '')] as const);
const texts = types.filter(([ending]) => contentTypes[ending as keyof typeof contentTypes].includes('charset'));

/** Maps for the `http` context. */
export function nginxMaps({baseUrl: base}: HostRules): string {
  return `map $http_accept $docs_form {
  default html;
  "~*${markdownPattern}" md;
}
map $uri $docs_cache {
  default "${cache.revalidate}";
  "~^${base}(${immutable})/" "${cache.immutable}";
}
map $request_uri $docs_vary {
  default "";
  "~^[^?]*/[^/.?]*(\\?|$)" Accept;
}
map $uri $docs_link {
  default "";
  ${base}404.html "";
  ${base}${agentsFile} "";
  ${base}index.md '${alternateLink(base, 'page')}';
  "~^(?<docs_copy>[^.]*)\\.md$" '${alternateLink('$docs_copy', 'page')}';
  "~^(?<docs_page>[^.]*)\\.html$" '${alternateLink('$docs_page.md', 'copy')}';
}
`;
}

/** Directives for the `server` context. */
export function nginxServer({baseUrl: base, headers, redirects}: HostRules): string {
  const sent = {...headers, 'Cache-Control': '$docs_cache', Vary: '$docs_vary', Link: '$docs_link'};
  return `absolute_redirect off;
server_tokens off;
charset utf-8;
charset_types ${texts.map(([, type]) => type).join(' ')};
types {
${types.map(([ending, type]) => `  ${type} ${ending};`).join('\n')}
}
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types ${texts
    .map(([, type]) => type)
    .filter((type) => type !== 'text/html')
    .join(' ')} image/svg+xml;
${Object.entries(sent)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
error_page 404 ${base}404.html;
${redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')}location = ${base} { try_files ${base}index.$docs_form =404; }
location = ${base}index.html { return 301 ${base}$is_args$args; }
location = ${base}404.html { internal; }
location = ${base}404 { return 404; }
location ^~ ${base}_ { return 404; }
location = ${base}vercel.json { return 404; }
location = ${base}${apiCatalogPath} { default_type ${apiCatalogType}; }
${immutableFolders.map((folder) => `location ^~ ${base}${folder}/ { try_files $uri =404; }\n`).join('')}location ~ "^${base}(?<docs_clean>${pagePattern})${surplusPattern}$" { return 301 ${base}$docs_clean$is_args$args; }
location / { try_files $uri.$docs_form $uri =404; }
`;
}
