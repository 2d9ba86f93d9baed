/**
 * Lets only known values through to Docusaurus 3.10, which sets whatever an address or the storage holds as attributes of
 * the document, and decodes paths twice: a color mode other than light and dark, attributes of any name, and escapes that
 * cannot be decoded are taken away. Runs in the browser, so it may use nothing from outside.
 */
export function knownValues(): void {
  const isMode = (value: string | null): boolean => value === 'light' || value === 'dark';
  const {origin, pathname, search, hash} = window.location;
  const parts = search.slice(1).split('&');
  const known = parts.filter((part) => {
    const parameter = new URLSearchParams(part);
    const mode = parameter.get('docusaurus-theme');
    return (mode === null || isMode(mode)) && !/^docusaurus-data-/.test(parameter.toString());
  });
  let path = pathname;
  try {
    decodeURI(decodeURI(pathname));
  } catch {
    path = pathname.replace(/%(?:[\da-f]{2})?/gi, '');
  }
  if (known.length < parts.length || path !== pathname) {
    const query = known.some(Boolean) ? `?${known.join('&')}` : '';
    window.history.replaceState(window.history.state, '', origin + path + query + hash);
  }
  try {
    if (!isMode(window.localStorage.getItem('theme'))) {
      window.localStorage.removeItem('theme');
    }
  } catch {
    // Without storage no mode is kept.
  }
}
