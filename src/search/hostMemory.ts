import type {liteClient} from 'algoliasearch/lite';

export type AlgoliaOptions = NonNullable<Parameters<typeof liteClient>[2]>;

type HostsCache = NonNullable<AlgoliaOptions['hostsCache']>;

/**
 * Caches the state of Algolia's hosts by URL. The client stores a failed host under a key that includes the failure and
 * looks it up without it, so its own cache never skips a failed host.
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
