import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routesChunkNames from '@generated/routesChunkNames';

import {limits} from '../../../site/limits';

import {fetchAhead} from './fetchAhead';
import {type ChunkNames, filesOf} from './filesOf';
import {inTurn} from './inTurn';

/** Docusaurus gives the bundler a function that names the file of a chunk. */
declare const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};

function rest(): Promise<unknown> {
  return new Promise<unknown>((resolve) => setTimeout(resolve, limits.prefetchDelay));
}

function idle(): Promise<unknown> {
  // WebKit does not know the call.
  const request = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  return new Promise<unknown>((resolve) => request(resolve));
}

function isSlow(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  return Boolean(connection && (connection.saveData || connection.effectiveType.includes('2g')));
}

if (ExecutionEnvironment.canUseDOM) {
  // The application sets the object when the modules it is made of, such as this one, have run.
  queueMicrotask(() => {
    const files = filesOf(routesChunkNames as ChunkNames, (chunk) => {
      const file = __webpack_require__.gca(chunk);
      // Chunks that became part of others have no file.
      return file?.includes('undefined') ? undefined : file;
    });
    const prefetch = inTurn((path) => Promise.all(files(path).map(fetchAhead)), rest, idle);
    const seen = new Set<string>();
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: (link) => {
        const path = link.replace(/[?#].*/, '');
        // A link reports that it is in view each time it is rendered.
        return !seen.has(path) && !isSlow() && seen.add(path) && prefetch(path);
      },
    };
  });
}
