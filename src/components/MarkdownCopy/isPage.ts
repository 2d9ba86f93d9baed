import {matchPath} from '@docusaurus/router';

/** The part of a route that tells which addresses it serves. */
export interface PageRoute {
  readonly path?: unknown;
  readonly exact?: boolean;
  readonly routes?: readonly PageRoute[];
}

/** Whether some page is published at an address; the route for everything else does not count. */
export function isPage(candidates: readonly PageRoute[], pathname: string): boolean {
  return candidates.some(({path, exact = false, routes}) => {
    const serves = typeof path === 'string' && path !== '*' && matchPath(pathname, {path, exact}) !== null;
    return serves && (routes === undefined || isPage(routes, pathname));
  });
}
