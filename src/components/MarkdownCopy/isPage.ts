import {matchPath} from '@docusaurus/router';

export interface PageRoute {
  readonly path?: unknown;
  readonly exact?: boolean;
  readonly routes?: readonly PageRoute[];
}

/** Whether a route other than the catch-all matches a path. */
export function isPage(candidates: readonly PageRoute[], pathname: string): boolean {
  return candidates.some(({path, exact = false, routes}) => {
    const serves = typeof path === 'string' && path !== '*' && matchPath(pathname, {path, exact}) !== null;
    return serves && (routes === undefined || isPage(routes, pathname));
  });
}
