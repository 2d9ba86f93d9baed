import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {limits} from '../../site/limits';

import {inTurn} from './inTurn';

function rest(): Promise<unknown> {
  return new Promise<unknown>((resolve) => setTimeout(resolve, limits.prefetchDelay));
}

function idle(): Promise<unknown> {
  // WebKit does not know the call.
  const request = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  return new Promise<unknown>((resolve) => request(resolve));
}

/** A built site can also get ready to fetch a page, which takes little. */
type Fetching = Window['docusaurus'] & {readonly prepare?: (path: string) => unknown};

if (ExecutionEnvironment.canUseDOM) {
  // The application sets the object when the modules it is made of, such as this one, have run.
  queueMicrotask(() => {
    const {prepare, ...given} = window.docusaurus as Fetching;
    const prefetch = inTurn(given.prefetch, rest, idle);
    const prefetchPrepared: typeof prefetch = (path) => {
      void idle().then(() => prepare?.(path));
      return prefetch(path);
    };
    window.docusaurus = {...given, prefetch: prefetchPrepared};
  });
}
