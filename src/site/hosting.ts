export const cache = {
  /** For files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other files. */
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Folders with content-hashed files, without the base path. */
export const immutableFolders = ['assets', 'fonts'] as const;

/** Configuration files for hosts, relative to the build folder; not part of the site. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginxMaps: '_hosting/nginx-maps.conf',
  nginxServer: '_hosting/nginx-server.conf',
  caddy: '_hosting/caddy.conf',
} as const;

/** How agents should read the site. It is Markdown without being the copy of a page. */
export const agentsFile = 'AGENTS.md';

/** Path of the API catalog. RFC 9727 requires a name without an extension, so hosts need its type. */
export const apiCatalogPath = '.well-known/api-catalog';

export const apiCatalogType = 'application/linkset+json';

export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;

/** `Link` header: Markdown alternate of a page, or canonical page of a Markdown copy. */
export function alternateLink(path: string, form: 'copy' | 'page'): string {
  return form === 'copy' ? `<${path}>; rel="alternate"; type="text/markdown"` : `<${path}>; rel="canonical"`;
}
