export const cache = {
  /** For files with a content hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For all other files. */
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Headers of every response: what the policy in each page cannot say. */
export const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
    .map((name) => `${name}=()`)
    .join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Folders with content-hashed files, without the base path. */
export const immutableFolders = ['assets', 'fonts'] as const;

/** Configuration files for hosts, relative to the build folder; not part of the site. */
export const hostFiles = {
  headers: '_headers',
  redirects: '_redirects',
  vercel: 'vercel.json',
} as const;

/** How agents should read the site. */
export const agentsFile = 'AGENTS.md';

export const contentTypes = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
} as const;
