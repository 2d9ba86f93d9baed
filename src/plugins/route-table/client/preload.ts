import preload from '@docusaurus/core/lib/client/preload';

import {loadRoutes} from './table';

/** Loads what a page is made of, as Docusaurus does, and before that the routes that lead to it. */
export default async function preloadPage(path: string): ReturnType<typeof preload> {
  await loadRoutes(path);
  return preload(path);
}
