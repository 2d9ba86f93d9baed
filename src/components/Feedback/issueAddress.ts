/** Issue form of the repository, and its field for the URL of the page. */
const form = {template: 'page.yml', field: 'page'};

/** URL of a new issue about a page; undefined if the edit link is not a repository's. */
export function issueAddress(editUrl: string, title: string, url: string): string | undefined {
  const [repository, path] = editUrl.split('/edit/');
  if (!repository || !path) {
    return undefined;
  }
  return `${repository}/issues/new?${new URLSearchParams({template: form.template, title: `${title}: `, [form.field]: url})}`;
}
