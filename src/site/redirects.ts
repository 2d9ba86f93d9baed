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
