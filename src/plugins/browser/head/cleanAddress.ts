/**
 * Removes `.html` and `/index.html` from the address before the application reads it. Docusaurus 3.10 removes them too,
 * but loads the page's code by the full address, so hydration fails. If the host served the not-found document, the
 * clean address is loaded instead. Serialized into the page: no imports.
 */
export function cleanAddress(baseUrl: string): void {
  const address = window.location;
  const {origin, pathname, search, hash} = address;
  const stripped = pathname.replace(/(?:\/index)?\.html$/, '');
  if (stripped === pathname) {
    return;
  }
  const clean = `${stripped}/` === baseUrl ? baseUrl : stripped;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical && new URL(canonical.href).pathname === clean) {
    window.history.replaceState(null, '', origin + clean + search + hash);
  } else {
    // A path with two slashes at the start would be another host.
    address.replace(origin + clean + search + hash);
  }
}
