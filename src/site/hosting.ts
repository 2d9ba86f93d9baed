/** How long an answer may be kept. */
export const cache = {
  /** Files whose name changes with their content. */
  lasting: 'public, max-age=31536000, immutable',
  /** Everything else, as static hosts do without being asked. */
  fresh: 'public, max-age=0, must-revalidate',
} as const;

/** Folders, below the base path, of files whose name changes with their content. */
export const lastingFolders = ['assets', 'fonts'] as const;

/** Files that tell hosts what to send; below the build, and no part of the site. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
  nginxMaps: '_hosting/nginx-maps.conf',
  nginxServer: '_hosting/nginx-server.conf',
  caddy: '_hosting/caddy.conf',
} as const;

/** Where the list of APIs lies; RFC 9727 wants no ending, so hosts are told its type. */
export const apiCatalogPath = '.well-known/api-catalog';

/** Content type of the list of APIs. */
export const apiCatalogType = 'application/linkset+json';

/** Content types of the files of the site, by the ending of their name. */
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

/**
 * Header that names the other form of a page.
 *
 * @param path of that other form
 * @param form which it is: the copy in Markdown, or the page
 */
export function otherForm(path: string, form: 'copy' | 'page'): string {
  return form === 'copy' ? `<${path}>; rel="alternate"; type="text/markdown"` : `<${path}>; rel="canonical"`;
}
