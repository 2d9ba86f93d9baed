/**
 * Removes what Docusaurus and the router cannot take from the address and the storage: percent escapes that cannot be
 * decoded, values that would become attributes of the document, and color modes other than light and dark. Runs before
 * everything else, and again when the reader changes the fragment. Serialized into the page: no imports.
 */
export function knownValues(): void {
  const isMode = (value: string | null): boolean => /^(light|dark)$/.test(value ?? '');
  const decodable = (text: string, decode: (text: string) => string): string => {
    try {
      decode(text);
      return text;
    } catch {
      return text.replace(/%(\w\w)?/g, '');
    }
  };
  const clean = (): void => {
    const {href, origin, pathname, search, hash} = window.location;
    const query = search
      .slice(1)
      .split('&')
      .filter((part) => {
        const parameter = new URLSearchParams(part);
        const theme = 'docusaurus-theme';
        return (
          part && !/^docusaurus-data-/.test(`${parameter}`) && (!parameter.has(theme) || isMode(parameter.get(theme)))
        );
      })
      .join('&');
    // The router decodes a path twice.
    const path = decodable(pathname, (text) => decodeURI(decodeURI(text)));
    const known = origin + path + (query && `?${query}`) + decodable(hash, decodeURIComponent);
    if (known !== href) {
      window.history.replaceState(window.history.state, '', known);
    }
  };
  clean();
  // Registered before the router's listener, which therefore sees the clean address.
  window.addEventListener('popstate', clean);
  try {
    if (!isMode(window.localStorage.getItem('theme'))) {
      window.localStorage.removeItem('theme');
    }
  } catch {
    // Without storage there is no stored mode.
  }
}
