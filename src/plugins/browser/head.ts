import type {HtmlTagObject} from '@docusaurus/types';

import {tabKey} from '../../site/tabGroups';

/** Returns the inline script that runs in every page before the theme and the application. */
export function headScript(baseUrl: string): HtmlTagObject {
  return {
    tagName: 'script',
    innerHTML: [
      `(${knownValues})()`,
      `(${cleanAddress})(${JSON.stringify(baseUrl)})`,
      `(${preferSystemTab})(${JSON.stringify(`${tabKey}os`)})`,
    ].join(';'),
  };
}

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

/**
 * Selects the tabs of the visitor's operating system unless a choice is stored. Serialized into the page: no imports.
 * @param key storage key of the tab group for operating systems
 */
export function preferSystemTab(key: string): void {
  const systems: [RegExp, string][] = [
    [/mac|iphone|ipad/i, 'macos'],
    [/win/i, 'windows'],
    [/linux|x11|android|cros/i, 'linux'],
  ];
  const system = systems.find(([pattern]) => pattern.test(navigator.platform || navigator.userAgent));
  try {
    if (system && localStorage.getItem(key) === null) {
      localStorage.setItem(key, system[1]);
    }
  } catch {
    // Without storage the first tab is selected.
  }
}
