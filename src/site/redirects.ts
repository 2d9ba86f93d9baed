/** A path that is no page any more, or never was one, and the page that answers for it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** All redirects; a page that is moved or removed gets a line here. */
export const redirects: readonly Redirect[] = [
  {from: '/toolhive/kubernetes', to: '/category/kubernetes-deployment'},
  {from: '/toolhive/reference/cli', to: '/category/using-the-toolhive-cli'},
];

/**
 * What is wrong with a list of redirects; empty when nothing is.
 *
 * @param list redirects in the order of the file
 * @param pages paths of all pages
 */
export function redirectFaults(list: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const sources = list.map(({from}) => from);
  return list.flatMap(({from, to}, i) => [
    ...(/^\/.*[^/]$/.test(from) ? [] : [`${from} does not begin with a slash, or ends with one`]),
    ...(sources.indexOf(from) < i ? [`${from} is redirected twice`] : []),
    ...(pages.has(from) ? [`${from} is a page`] : []),
    ...(pages.has(to) ? [] : [`${from} leads to ${to}, which is no page`]),
  ]);
}
