/**
 * Takes `.html` and `/index.html` off the address before the application looks at it. Docusaurus 3.10 strips them too,
 * but loads the page's code under the full address, which makes hydration fail. Where the host answered with the
 * not-found document, the clean address is loaded instead. Runs in the browser, so it may use nothing from outside.
 *
 * @param baseUrl base URL of the site
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
    // A path may begin with two slashes, which alone would lead to another host.
    address.replace(origin + clean + search + hash);
  }
}
