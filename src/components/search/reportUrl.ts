/** Returns the address of a prefilled issue about a query without results. */
export function reportUrl(repository: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `The search of the documentation finds nothing for "${query}".\n\nI expected to find: `;
  return `${repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
