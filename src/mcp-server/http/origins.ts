/** Names of the machine itself. A server on it answers under no other, to which a page could point a name of its own. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a page of this origin may ask: those of the same host, those of tools on the reader's machine, those allowed.
 *
 * @param origin value of the `Origin` header
 * @param url address of the request
 * @param allowed further origins
 */
export function isAllowedOrigin(origin: string, url: string, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) {
    return true;
  }
  if (!URL.canParse(origin)) {
    return false;
  }
  const {hostname, host} = new URL(origin);
  return localHosts.includes(hostname) || host === new URL(url).host;
}
