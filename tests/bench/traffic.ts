import type {CDPSession} from '@playwright/test';

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s; bytes per second. */
export const slow4G = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000};

/** Requests and bytes on the wire so far. */
export interface Traffic {
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
}

interface Watched {
  (): Traffic;
  /** Resolves after some milliseconds without requests and responses. */
  quietFor(milliseconds: number): Promise<void>;
}

/** Counts the traffic of a page from now on. */
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

/** Milliseconds of tasks on the main thread since the start of the document. */
export async function mainThreadWork(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? 0);
}
