/** Address of a new issue, filled in, about a query that should have found something. */
export function reportUrl(repository: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `The search of the documentation finds nothing for "${query}".\n\nI expected to find: `;
  return `${repository}/issues/new?${new URLSearchParams({title, body}).toString()}`;
}
