import type {Redirect} from '../../../site/redirects';

import {contentSecurityPolicy, type Services} from './policy';

/** What a host has to do beyond sending files; every format below `formats` says the same. */
export interface HostRules {
  /** Path under which the site is served, with slashes around it. */
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Below the base path. */
  readonly redirects: readonly Redirect[];
}

/** Abilities of browsers that no page of the site uses. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The rules of a deployment.
 *
 * @param hashes of the scripts that stand in pages
 */
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
