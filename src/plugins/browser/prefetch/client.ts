import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routesChunkNames from '@generated/routesChunkNames';

import {isSlowLine} from '../../../site/isSlowLine';
import {limits} from '../../../site/limits';

import {fetchAhead} from './fetchAhead';
import {type ChunkNames, filesOf} from './filesOf';
import {inTurn} from './inTurn';

/** Docusaurus adds a function to the runtime that returns the file of a chunk. */
declare const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};

function rest(): Promise<unknown> {
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
    const files = filesOf(routesChunkNames as ChunkNames, (chunk) => {
      const file = __webpack_require__.gca(chunk);
      // Chunks merged into others have no file.
      return file?.includes('undefined') ? undefined : file;
    });
    const prefetch = inTurn((path) => Promise.all(files(path).map(fetchAhead)), rest, idle);
    const seen = new Set<string>();
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: (link) => {
        const path = link.replace(/[?#].*/, '');
        // Links report that they are in view on each render.
        return !seen.has(path) && !isSlowLine() && seen.add(path) && prefetch(path);
      },
    };
  });
}
