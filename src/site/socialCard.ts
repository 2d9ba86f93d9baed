export const socialCard = {
  folder: 'social',
  width: 1200,
  height: 630,
  /** For pages without an image of their own. */
  fallback: 'site.png',
} as const;

/** Path of a page's Open Graph image, without the base URL. */
export function socialCardPath(permalink: string, baseUrl: string): string {
  return `${socialCard.folder}/${permalink.slice(baseUrl.length).replace(/\/$/, '') || 'index'}.png`;
}
