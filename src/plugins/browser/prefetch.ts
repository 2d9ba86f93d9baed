import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {limits} from '../../site/limits';

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
    const fetchPage = window.docusaurus.prefetch;
    const seen = new Set<string>();
    let last: Promise<unknown> = Promise.resolve();
    /**
     * Fetches pages one after the other, each after its link has been in view for some time. Docusaurus' own function,
     * which it calls, fetches all at once, in competition with the visitor's own requests.
     */
    const prefetch: Window['docusaurus']['prefetch'] = (link) => {
      const path = link.replace(/[?#].*/, '');
      // Links report that they are in view on each render.
      if (seen.has(path)) {
        return false;
      }
      seen.add(path);
      const rested = pause();
      const turn = last
        .then(() => rested)
        .then(idle)
        .then(() => fetchPage(path) || []);
      // A failed page does not block the next.
      last = turn.catch(() => []);
      return turn;
    };
    window.docusaurus = {...window.docusaurus, prefetch};
  });
}
