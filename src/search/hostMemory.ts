import type {liteClient} from 'algoliasearch/lite';

/** Options of Algolia's client. */
export type AlgoliaOptions = NonNullable<Parameters<typeof liteClient>[2]>;

type HostsCache = NonNullable<AlgoliaOptions['hostsCache']>;

/**
 * Remembers which hosts failed. The client files a failed host under a key that holds the failure, then looks for it
 * under one that does not; here a host is known by its address alone, so that it is left alone until its time is over.
 */
export function hostMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: (host, fresh) => {
      const state = states.get(addressOf(host));
      return state === undefined ? fresh() : Promise.resolve(state as Awaited<ReturnType<typeof fresh>>);
    },
    set: (host, state) => {
      states.set(addressOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => Promise.resolve(void states.delete(addressOf(host))),
    clear: () => Promise.resolve(states.clear()),
  };
}

function addressOf(host: Parameters<HostsCache['get']>[0]): string {
  const {url, port} = typeof host === 'string' ? {url: host} : (host as {url?: string; port?: number});
  return `${url ?? ''}:${port ?? ''}`;
}
