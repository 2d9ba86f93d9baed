/** Path of a page's Markdown copy; both paths include the base URL. */
export function markdownCopyOf(path: string, baseUrl: string): string {
  const clean = path.replace(/\/+$/, '');
  return clean.length < baseUrl.length ? `${baseUrl}index.md` : `${clean}.md`;
}
