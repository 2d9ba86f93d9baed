/** The web fonts in `static/fonts`, which `src/css/fonts.css` declares. */
export const fontFiles = {text: 'site-text.d96da8a094.woff2', code: 'site-code.b1d820c0c2.woff2'} as const;

/** Tags for the head of each page, so that the fonts arrive with the stylesheet and not after it. */
export function fontPreloads(baseUrl: string) {
  return Object.values(fontFiles).map((file) => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
      href: `${baseUrl}fonts/${file}`,
    },
  }));
}
