/**
 * Removes values that Docusaurus 3.10 would copy from URL and storage to attributes of the document, color modes other
 * than light and dark, and percent escapes that cannot be decoded. Serialized into the page: no imports.
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
  // The router decodes a path twice.
  const decodable = (text: string): string => {
    try {
      decodeURI(decodeURI(text));
      return text;
    } catch {
      return text.replace(/%(\w\w)?/g, '');
    }
  };
  const known = address.origin + decodable(address.pathname) + (query && `?${query}`) + decodable(address.hash);
  if (known !== address.href) {
    window.history.replaceState(null, '', known);
  }
  try {
    if (!isMode(window.localStorage.getItem('theme'))) {
      window.localStorage.removeItem('theme');
    }
  } catch {
    // Without storage there is no stored mode.
  }
}
