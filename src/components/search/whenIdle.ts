import {isSlowLine} from '@site/src/site/isSlowLine';

/**
 * Calls a function once the browser is idle, never on a slow line or for visitors who save data. Returns a function that
 * cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if (isSlowLine()) {
    return () => undefined;
  }
  // WebKit does not have requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pause);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

/** Milliseconds after which an application that just started counts as idle. */
const pause = 500;
