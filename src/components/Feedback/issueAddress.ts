/** Form of the repository that the link opens, and the field of it that holds the address of the page. */
const form = {template: 'page.yml', field: 'page'};

/**
 * Address of a new issue about a page.
 *
 * @param editUrl address at which the source of the page is edited
 * @param title title of the page
 * @param url whole address of the page
 * @returns nothing when the address of the source names no repository
 */
export function issueAddress(editUrl: string, title: string, url: string): string | undefined {
  const [repository, path] = editUrl.split('/edit/');
  if (!repository || !path) {
    return undefined;
  }
  return `${repository}/issues/new?${new URLSearchParams({template: form.template, title: `${title}: `, [form.field]: url})}`;
}
