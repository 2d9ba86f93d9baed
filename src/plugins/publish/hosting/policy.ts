import {createHash} from 'node:crypto';

import type {Root} from 'hast';

import {allElements} from '../../../content/elements';
import type {SearchOptions} from '../../../site/search';
import type {AnalyticsOptions, Settings} from '../../../site/settings';
import type {BuiltPage} from '../types';

/** Optional third-party services. */
export type Services = Pick<Settings, 'search' | 'analytics'>;

/** Local servers that the request builder of the API pages can call. */
const ownServers = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Script types that browsers execute; others are data blocks. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

const charset = /<meta charset=[^>]*>/i;

type Directive = 'script-src' | 'connect-src' | 'img-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

/** Returns the HTML of a page with its policy in front of all that the policy is about. */
export function withPolicy({file, html, tree}: Pick<BuiltPage, 'file' | 'html' | 'tree'>, services: Services): string {
  if (!charset.test(html)) {
    throw new Error(`hosting: ${file} has no <meta charset>, which its policy follows`);
  }
  const policy = contentSecurityPolicy(scriptHashes(tree), services).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(charset, (before) => `${before}\n${element}`);
}

/** Code of the inline scripts that a page runs. */
export function inlineScripts(tree: Root): string[] {
  return allElements(tree)
    .filter(
      ({tagName, properties: {src, type}}) =>
        tagName === 'script' && src === undefined && running.test(`${type ?? ''}`),
    )
    .map(({children}) => children.map((child) => (child.type === 'text' ? child.value : '')).join(''));
}

/** Content Security Policy hashes of a page's inline scripts, unique and sorted. */
export function scriptHashes(tree: Root): string[] {
  const codes = new Set(inlineScripts(tree));
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`).sort();
}

/** Content Security Policy of a page. Inline styles are allowed because pages have style attributes. */
function contentSecurityPolicy(hashes: readonly string[], {search, analytics}: Services): string {
  const allowed = [searchSources(search), umamiSources(analytics), googleSources(analytics)];
  const from = (directive: Directive) => allowed.flatMap((sources) => sources[directive] ?? []);
  const directives: Record<string, readonly string[]> = {
    // Also applies to fonts; Firefox applies it to prefetched pages.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...from('script-src')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...from('img-src')],
    'connect-src': ["'self'", ...ownServers, ...from('connect-src')],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function searchSources(search: SearchOptions): Sources {
  if (search.provider !== 'algolia') {
    return {};
  }
  const address = `https://${search.appId.toLowerCase()}`;
  return {
    'connect-src': [
      `${address}-dsn.algolia.net`,
      ...[1, 2, 3].map((n) => `${address}-${n}.algolianet.com`),
      ...(search.insights ? ['https://insights.algolia.io'] : []),
    ],
    ...(search.insights && {'script-src': ['https://cdn.jsdelivr.net']}),
  };
}

function umamiSources({umami}: AnalyticsOptions): Sources {
  return umami ? {'script-src': [umami.script], 'connect-src': [new URL(umami.script).origin]} : {};
}

/** Hosts that Google documents for its tag without advertising. */
function googleSources({googleTag}: AnalyticsOptions): Sources {
  const hosts = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return googleTag
    ? {
        'script-src': ['https://*.googletagmanager.com'],
        'img-src': hosts,
        'connect-src': [...hosts, 'https://*.analytics.google.com'],
      }
    : {};
}
