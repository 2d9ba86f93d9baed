import {apiCatalogPath, apiCatalogType, cache, contentTypes, lastingFolders, otherForm} from '../../../../site/hosting';
import type {HostRules} from '../rules';

import {markdownPattern, pagePattern, surplusPattern} from './addresses';

/** What stands inside the site's block; imported there. */
export function caddyFile({baseUrl: base, headers, redirects}: HostRules): string {
  const lasting = lastingFolders.map((folder) => `${base}${folder}/*`).join(' ');
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
    ...set({...headers, 'Cache-Control': cache.fresh}),
    '  }',
    '  header -Server',
    `  @inner path ${base}_* ${base}vercel.json ${base}404.html ${base}404`,
    '  error @inner 404',
    // What no file can be called is an error of the server to Caddy.
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
    `  @lasting path ${lasting}`,
    `  header @lasting Cache-Control "${cache.lasting}"`,
    `  @copy path_regexp copy ^([^.]*)\\.md$`,
    `  header @copy Link \`${otherForm('{re.copy.1}', 'page')}\``,
    `  @copyOfHome path ${base}index.md`,
    `  header @copyOfHome Link \`${otherForm(base, 'page')}\``,
    `  @html path_regexp html ^([^.]*)\\.html$`,
    `  header @html Link \`${otherForm('{re.html.1}.md', 'copy')}\``,
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
    `    Cache-Control "${cache.fresh}"`,
    `    Content-Type "${contentTypes.html}"`,
    '    -Link',
    '  }',
    '  file_server',
    '}',
    '',
  ];
  return lines.join('\n');
}
