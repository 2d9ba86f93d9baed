import type {AnalyticsOptions} from '../../../site/analytics';
import type {SearchOptions} from '../../../site/search';

/** Optional third-party services. */
export interface Services {
  readonly search: SearchOptions;
  readonly analytics: AnalyticsOptions;
}

/** Local servers that the request builder of the API pages can call. */
const ownServers = ['http://localhost:*', 'http://127.0.0.1:*'];

type Directive = 'script-src' | 'connect-src' | 'img-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

/** Content Security Policy of the site. Inline styles are allowed because the font declarations are inline. */
export function contentSecurityPolicy(hashes: readonly string[], {search, analytics}: Services): string {
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
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function searchSources(search: SearchOptions): Sources {
  if (search.provider !== 'algolia') {
    return {};
  }
  const id = search.appId.toLowerCase();
  return {
    'connect-src': [
      ...[`${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `${id}-${n}.algolianet.com`)].map(
        (host) => `https://${host}`,
      ),
      ...(search.insights ? ['https://insights.algolia.io'] : []),
    ],
    ...(search.insights && {'script-src': ['https://cdn.jsdelivr.net']}),
  };
}

function umamiSources({umami}: AnalyticsOptions): Sources {
  return umami ? {'script-src': [umami.script], 'connect-src': [umami.origin]} : {};
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
