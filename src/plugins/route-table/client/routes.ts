import ComponentCreator from '@docusaurus/ComponentCreator';
import frame from '@generated/route-table/frame';
import type routes from '@generated/routes';

import type {Route} from '../types';

/** Creates the component of a route and of those under it. */
export function create({path, component, routes: inner, ...rest}: Route): (typeof routes)[number] {
  return {...rest, path, component: ComponentCreator(path, component), ...(inner && {routes: inner.map(create)})};
}

/** Routes of the site: the tree at first, the pages when their part of the table has been loaded. */
export default frame.map(create);
