/** Pictures that are shown where a page is linked to. */
export const socialCard = {
  folder: 'social',
  width: 1200,
  height: 630,
  /** File of the pages that have no card of their own, without the folder. */
  fallback: 'site.png',
} as const;

/**
 * Path of the card of a page, below the base URL.
 *
 * @param permalink path of the page, with the base URL
 * @param baseUrl base URL of the site
 */
export function socialCardPath(permalink: string, baseUrl: string): string {
  return `${socialCard.folder}/${permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.png`;
}
