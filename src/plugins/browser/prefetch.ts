import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {limits} from '../../site/limits';

function idle(): Promise<unknown> {
  // WebKit does not have requestIdleCallback.
  const request = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  return new Promise((resolve) => request(resolve));
}

/**
 * Has Docusaurus fetch pages ahead one after the other, each after its link has been in view for some time. On its own
 * it fetches those of all links at once, in competition with the visitor's own requests.
 */
function takeTurns(): void {
  const fetchAhead = window.docusaurus.prefetch;
  const seen = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const prefetch: typeof fetchAhead = (link) => {
    const path = link.replace(/[?#].*/, '');
    // Links report that they are in view on each render.
    if (seen.has(path)) {
      return false;
    }
    seen.add(path);
    const rested = new Promise((resolve) => setTimeout(resolve, limits.prefetchDelay));
    const turn = last
      .then(() => rested)
      .then(idle)
      .then(() => fetchAhead(path) || []);
    last = turn;
    return turn;
  };
  window.docusaurus = {...window.docusaurus, prefetch};
}

if (ExecutionEnvironment.canUseDOM) {
  // The application sets the object after its modules, such as this one, have run.
  queueMicrotask(takeTurns);
}
