/** Payloads that execute, break out of markup or navigate if they are not escaped. */
export const payloads = [
  '<script>window.hit=1</script>',
  '<img src=x onerror=window.hit=1>',
  '"><svg onload=window.hit=1>',
  "';window.hit=1;//",
  'javascript:window.hit=1',
  'data:text/html,<script>window.hit=1</script>',
  '{{constructor.constructor("window.hit=1")()}}',
  '${window.hit=1}',
  '__proto__[hit]=1',
  'constructor.prototype.hit=1',
  '//evil.example/x',
  '\\\\evil.example\\x',
  'https://evil.example/',
  '../../../etc/passwd',
  '\u202Egnp.exe',
  '\u0000\u0007\u001B[31m',
  'null',
  '-1e999',
  '%',
  'ä'.repeat(300),
] as const;

/** Positions of an encoded payload in a path. */
export const pathForms: readonly ((payload: string) => string)[] = [
  (payload) => `/${payload}`,
  (payload) => `//${payload}`,
  (payload) => `/toolhive/${payload}`,
  (payload) => `/toolhive/quickstart/${payload}`,
  (payload) => `/codegate/${payload}/index.html`,
  (payload) => `/${payload}.html`,
  (payload) => `/search/${payload}`,
  (payload) => `/category/${payload}/`,
];

/** Positions of an encoded payload in a query. */
export const queryForms: readonly ((payload: string) => string)[] = [
  (payload) => `/search?q=${payload}`,
  (payload) => `/search?q=proxy&page=${payload}`,
  (payload) => `/search?${payload}`,
  (payload) => `/toolhive?q=${payload}`,
  (payload) => `/toolhive/quickstart?${payload}=1`,
  (payload) => `/toolhive/quickstart?os=${payload}`,
  (payload) => `/codegate?a=${payload}#${payload}`,
  (payload) => `/no-such-page?next=${payload}`,
];

/** Storage keys of the site. */
export const keys = [
  'theme',
  'docusaurus.tab.os',
  'docusaurus.tab.client',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-mcp',
  '__DOCSEARCH_RECENT_SEARCHES__stacklok',
  '__DOCSEARCH_FAVORITE_SEARCHES__stacklok',
] as const;

/** Corrupt or malicious stored values. */
export const storedValues = [
  '',
  'null',
  '[]',
  '{"a":',
  '[{"objectID":1,"url":"javascript:window.hit=1","hierarchy":{}}]',
  '<img src=x onerror=window.hit=1>',
  '"dark"',
  '\u0000\uD800',
  'x'.repeat(20_000),
] as const;

/** Parameters that Docusaurus or a similar name would accept. */
export const parameters = [
  'docusaurus-theme',
  'docusaurus-data-theme',
  'docusaurus-data-theme-choice',
  'docusaurus-data-has-hydrated',
  'docusaurus-data-announcement-bar-initially-dismissed',
  'docusaurus-data-start',
  'docusaurus-data-x',
  '%64ocusaurus-data-rtl',
  'theme',
  'data-theme',
  'class',
  'lang',
] as const;

export const parameterValues = ['true', '"><script>window.hit=1</script>', 'evil'] as const;
