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

/** Directives to import in a Caddy site block. */
export function caddyFile({baseUrl: base, headers, redirects}: HostRules): string {
  const immutable = immutableFolders.map((folder) => `${base}${folder}/*`).join(' ');
  const set = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `    ${name} \`${value}\``);
  const moved = ({from, to}: {readonly from: string; readonly to: string}, i: number) => [
    `  @moved${i} vars_regexp moved${i} {http.request.uri} ^${from.replaceAll('.', '\\.')}(\\?.*)?$`,
    `  redir @moved${i} ${to}{re.moved${i}.1} 301`,
  ];
  const pages = [{from: `${base}index.html`, to: base}, ...redirects];
  const lines = [
    'encode zstd gzip',
    'route {',
    '  header {',
    ...set({...headers, 'Cache-Control': cache.revalidate}),
    '  }',
    '  header -Server',
    `  @inner path ${base}_* ${base}vercel.json ${base}404.html ${base}404`,
    '  error @inner 404',
    // Caddy responds with a server error to names that no file can have.
    '  @odd vars_regexp odd {http.request.uri.path} (\\x00|[^/]{200})',
    '  error @odd 404',
    ...pages.flatMap(moved),
    `  @surplus vars_regexp surplus {http.request.uri} ^${base}(${pagePattern})${surplusPattern}(\\?.*)?$`,
    `  redir @surplus ${base}{re.surplus.1}{re.surplus.2} 301`,
    '  @clean path_regexp ^.*/[^/.]*$',
    '  header @clean +Vary Accept',
    '  @markdown {',
    `    header_regexp Accept (?i)${markdownPattern}`,
    '    file {path}.md {path}index.md',
    '  }',
    '  rewrite @markdown {http.matchers.file.relative}',
    '  @page file {path}.html {path}index.html',
    '  rewrite @page {http.matchers.file.relative}',
    `  @immutable path ${immutable}`,
    `  header @immutable Cache-Control "${cache.immutable}"`,
    `  @copy path_regexp copy ^([^.]*)\\.md$`,
    `  header @copy Link \`${alternateLink('{re.copy.1}', 'page')}\``,
    `  header ${base}${agentsFile} -Link`,
    `  @copyOfHome path ${base}index.md`,
    `  header @copyOfHome Link \`${alternateLink(base, 'page')}\``,
    `  @html path_regexp html ^([^.]*)\\.html$`,
    `  header @html Link \`${alternateLink('{re.html.1}.md', 'copy')}\``,
    ...Object.entries(contentTypes).flatMap(([ending, type]) => [
      `  @type-${ending} path *.${ending}`,
      `  header @type-${ending} Content-Type "${type}"`,
    ]),
    `  header ${base}${apiCatalogPath} Content-Type ${apiCatalogType}`,
    '  file_server {',
    '    disable_canonical_uris',
    '  }',
    '}',
    'handle_errors {',
    `  rewrite * ${base}404.html`,
    '  header {',
    `    Cache-Control "${cache.revalidate}"`,
    `    Content-Type "${contentTypes.html}"`,
    '    -Link',
    '  }',
    '  file_server',
    '}',
    '',
  ];
  return lines.join('\n');
}
