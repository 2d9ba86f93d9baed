import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routesChunkNames from '@generated/routesChunkNames';

import {isSlowLine} from '../../../site/isSlowLine';
import {limits} from '../../../site/limits';

/** Docusaurus adds a function to the runtime that returns the file of a chunk. */
declare const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};

type Names = string | {readonly [key: string]: Names} | readonly Names[];

/** Routes with their chunks. A key is a path and a hash that tells routes of the same path apart. */
const routes = Object.entries(routesChunkNames as Readonly<Record<string, Names>>).map(([key, names]) => ({
  path: key.replace(/-[^-]+$/, ''),
  names,
}));

/** Paths of plugins, longest first; their routes are the parents of the pages' routes. */
const plugins = routes
  .filter(({names}) => typeof names === 'object' && '__context' in names)
  .map(({path}) => path)
  .sort((a, b) => b.length - a.length);

function chunksIn(names: Names): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(chunksIn);
}

/** Files of the page at a path, with those of its plugin. */
function filesOf(path: string): string[] {
  const plugin = plugins.find((start) => path.startsWith(start));
  return routes
    .filter((route) => route.path === path || route.path === plugin)
    .flatMap(({names}) => chunksIn(names))
    .flatMap((chunk) => __webpack_require__.gca(chunk) ?? [])
    .filter((file) => !file.includes('undefined')); // Chunks merged into others have no file.
}

const asked = new Set<string>();

/** Fetches a script with low priority, once. */
function fetchAhead(file: string): Promise<void> {
  if (asked.has(file)) {
    return Promise.resolve();
  }
  asked.add(file);
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'prefetch', href: file});
    link.onload = link.onerror = () => resolve();
    if (link.relList.supports('prefetch')) {
      document.head.append(link);
    } else {
      void fetch(file, {priority: 'low'}).finally(resolve);
    }
  });
}

function pause(): Promise<unknown> {
  return new Promise<unknown>((resolve) => setTimeout(resolve, limits.prefetchDelay));
}

function idle(): Promise<unknown> {
  // WebKit does not have requestIdleCallback.
  const request = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  return new Promise<unknown>((resolve) => request(resolve));
}

if (ExecutionEnvironment.canUseDOM) {
  // The application sets the object after its modules, such as this one, have run.
  queueMicrotask(() => {
    const seen = new Set<string>();
    let last: Promise<unknown> = Promise.resolve();
    /**
     * Fetches pages one after the other, each after its link has been in view for some time. Docusaurus' own function
     * fetches all at once, in competition with the visitor's own requests, and parents again for every link.
     */
    const prefetch: Window['docusaurus']['prefetch'] = (link) => {
      const path = link.replace(/[?#].*/, '');
      // Links report that they are in view on each render.
      if (seen.has(path) || isSlowLine()) {
        return false;
      }
      seen.add(path);
      const rested = pause();
      const turn = last
        .then(() => rested)
        .then(idle)
        .then(() => Promise.all(filesOf(path).map(fetchAhead)));
      // A failed page does not block the next.
      last = turn.catch(() => []);
      return turn;
    };
    window.docusaurus = {...window.docusaurus, prefetch};
  });
}
