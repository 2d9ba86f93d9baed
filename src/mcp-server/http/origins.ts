/** Host names of the local machine. A local server accepts no others, which protects it from DNS rebinding. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether pages of an origin may send requests: those of the same host and of tools on the reader's machine. */
export function isAllowedOrigin(origin: string, url: string): boolean {
  if (!URL.canParse(origin)) {
    return false;
  }
  const {hostname, host} = new URL(origin);
  return localHosts.includes(hostname) || host === new URL(url).host;
}
