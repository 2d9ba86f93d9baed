/**
 * Path of the Markdown copy of a page.
 *
 * @param path path of the page, base URL included
 * @param baseUrl base URL of the site, with slashes around it
 */
export function markdownCopyOf(path: string, baseUrl: string): string {
  const clean = path.replace(/\/+$/, '');
  return clean.length < baseUrl.length ? `${baseUrl}index.md` : `${clean}.md`;
}
