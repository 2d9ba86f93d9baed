import type {Route} from './types';

/**
 * The form in which addresses of pages are compared: the router takes capitals, a slash at the end and `.html` as well.
 *
 * @param path of a page
 */
export function keyOf(path: string): string {
  return path.toLowerCase().replace(/(?:(?:\/index)?\.html|\/)$/, '');
}

/** The name under which Docusaurus lists the chunks of a route. */
export function nameOf({path, component}: Route): string {
  return `${path}-${component}`;
}
