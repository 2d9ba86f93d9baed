import type {CDPSession} from '@playwright/test';

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s; bytes per second. */
export const slow4G = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000};

/** What a page has asked for so far; bytes on the wire. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
}

interface Watched {
  (): Traffic;
  /** Resolves when nothing has been asked for or answered for some milliseconds from now. */
  quietFor(milliseconds: number): Promise<void>;
}

/** Counts what a page loads from now on. */
export async function watchTraffic(session: CDPSession): Promise<Watched> {
  const kinds = new Map<string, string>();
  const open = new Set<string>();
  let changed = performance.now();
  const follow = (requestId: string, isOpen: boolean): void => {
    open[isOpen ? 'add' : 'delete'](requestId);
    changed = performance.now();
  };
  session.on('Network.requestWillBeSent', ({requestId, request}) => follow(requestId, request.url.startsWith('http')));
  session.on('Network.loadingFinished', ({requestId}) => follow(requestId, false));
  session.on('Network.loadingFailed', ({requestId}) => follow(requestId, false));
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => sizes.set(requestId, encodedDataLength));
  await session.send('Network.enable');
  const sum = (ids: string[]) => ids.reduce((total, id) => total + (sizes.get(id) ?? 0), 0);
  const traffic = () => ({
    bytes: sum([...sizes.keys()]),
    requests: sizes.size,
    scripts: sum([...sizes.keys()].filter((id) => kinds.get(id) === 'Script')),
  });
  const quietFor = async (milliseconds: number): Promise<void> => {
    const called = performance.now();
    while (open.size > 0 || performance.now() - Math.max(changed, called) < milliseconds) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return Object.assign(traffic, {quietFor});
}

/** Milliseconds that tasks have taken on the main thread since the document began. */
export async function mainThreadWork(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0);
}
