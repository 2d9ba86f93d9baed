export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Redirects of moved and removed pages. */
export const redirects: readonly Redirect[] = [
  {from: '/toolhive/how-to/api-requests', to: '/toolhive/how-to/api-server'},
  {from: '/toolhive/kubernetes', to: '/category/kubernetes-deployment'},
  {from: '/toolhive/kubernetes/test-cluster-with-task', to: '/toolhive/tutorials/toolhive-operator'},
  {from: '/toolhive/reference/cli', to: '/category/using-the-toolhive-cli'},
];

/** Lists errors in the redirects. `pages` are the paths of all pages. */
export function redirectFaults(list: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const sources = list.map(({from}) => from);
  return list.flatMap(({from, to}, i) => [
    ...(/^\/.*[^/]$/.test(from) ? [] : [`${from} does not begin with a slash, or ends with one`]),
    ...(sources.indexOf(from) < i ? [`${from} is redirected twice`] : []),
    ...(pages.has(from) ? [`${from} is a page`] : []),
    ...(pages.has(to) ? [] : [`${from} leads to ${to}, which is not a page`]),
  ]);
}
