import type {Redirect} from '../../../site/redirects';

import {contentSecurityPolicy, type Services} from './policy';

/** Host configuration, independent of the format. */
export interface HostRules {
  /** Base path with leading and trailing slash. */
  readonly baseUrl: string;
  /** For all responses. */
  readonly headers: Readonly<Record<string, string>>;
  /** Paths include the base path. */
  readonly redirects: readonly Redirect[];
}

/** Permissions that no page uses. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

export function hostRules(
  baseUrl: string,
  hashes: readonly string[],
  services: Services,
  redirects: readonly Redirect[],
): HostRules {
  const base = baseUrl.slice(0, -1);
  return {
    baseUrl,
    headers: {
      'Content-Security-Policy': contentSecurityPolicy(hashes, services),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    redirects: redirects.map(({from, to}) => ({from: base + from, to: base + to})),
  };
}
