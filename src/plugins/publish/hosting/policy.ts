import type {AnalyticsOptions} from '../../../site/analytics';
import type {SearchOptions} from '../../../site/search';

/** Services of other hosts that a deployment may use. */
export interface Services {
  readonly search: SearchOptions;
  readonly analytics: AnalyticsOptions;
}

/** Servers on the visitor's own machine, which the request builder of the API pages calls when the visitor says so. */
const ownServers = ['http://localhost:*', 'http://127.0.0.1:*'];

type Directive = 'script-src' | 'connect-src' | 'img-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

/**
 * The Content-Security-Policy of the site. Scripts come from the site or are one of those in its pages. Styles may stand
 * in pages, because the declarations of the fonts do.
 *
 * @param hashes of the scripts that stand in pages
 * @param services whose hosts are allowed
 */
export function contentSecurityPolicy(hashes: readonly string[], {search, analytics}: Services): string {
  const allowed = [searchSources(search), umamiSources(analytics), googleSources(analytics)];
  const from = (directive: Directive) => allowed.flatMap((sources) => sources[directive] ?? []);
  const directives: Record<string, readonly string[]> = {
    // For fonts and whatever else is not named; Firefox holds pages that are fetched ahead against this one.
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

/** Those that Google names for its tag without advertising. */
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
