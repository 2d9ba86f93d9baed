/**
 * Lets only known values through to Docusaurus 3.10, which sets whatever an address or the storage holds as attributes of
 * the document, and decodes paths twice: a color mode other than light and dark, attributes of any name, and escapes that
 * cannot be decoded are taken away. Runs in the browser, so it may use nothing from outside.
 */
export function knownValues(): void {
  const address = window.location;
  const isMode = (value: string | null): boolean => /^(light|dark)$/.test(value ?? '');
  const query = address.search
    .split(/[?&]/)
    .filter((part) => {
      const parameter = new URLSearchParams(part);
      const theme = 'docusaurus-theme';
      return (
        part && !/^docusaurus-data-/.test(`${parameter}`) && (!parameter.has(theme) || isMode(parameter.get(theme)))
      );
    })
    .join('&');
  let path = address.pathname;
  try {
    decodeURI(decodeURI(path));
  } catch {
    path = path.replace(/%(\w\w)?/g, '');
  }
  const known = address.origin + path + (query && `?${query}`) + address.hash;
  if (known !== address.href) {
    window.history.replaceState(null, '', known);
  }
  try {
    if (!isMode(window.localStorage.getItem('theme'))) {
      window.localStorage.removeItem('theme');
    }
  } catch {
    // Without storage no mode is kept.
  }
}
