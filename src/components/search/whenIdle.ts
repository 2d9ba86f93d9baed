/** Calls a function once the browser is idle, never for visitors who save data. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  const {connection} = navigator as {readonly connection?: {readonly saveData: boolean}};
  if (connection?.saveData) {
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
