import {once} from 'node:events';
import type {AddressInfo} from 'node:net';

import {type Network, slowServer} from '../../support/slowServer';
import type {Visitor} from '../keyboard/keyboard';
import {expect, test} from '../keyboard/test';

import {type FirstAction, firstActions} from './actions';

const fast: Network = {latency: 0, speed: Infinity, keptBack: 0};

/**
 * The networks on which a first action has to work, each with its actions: on slow ones every third. The figures of slow
 * 4G and 3G are those of Lighthouse and DevTools.
 */
const networks: Record<string, readonly [Network, readonly FirstAction[]]> = {
  'a fast network': [fast, firstActions],
  'slow 4G': [{...fast, latency: 562.5, speed: 180_000}, firstActions.filter((_, i) => i % 3 === 1)],
  'slow 3G': [{...fast, latency: 2000, speed: 50_000}, firstActions.filter((_, i) => i % 3 === 0)],
  'a network that keeps the application back for 3 s': [{...fast, keptBack: 3000}, firstActions],
};

const isAlive = (visitor: Visitor) => visitor.read(() => document.documentElement.dataset.hasHydrated);

/** Acts on a page before the application runs, and waits for the effect. */
async function replay(visitor: Visitor, origin: string, {name, path, width, act, effect}: FirstAction) {
  await visitor.open(origin + path, width);
  expect(await isAlive(visitor), name).toBe('false');
  await act(visitor);
  await expect.poll(() => isAlive(visitor), {message: name, timeout: 60_000}).toBe('true');
  await expect.poll(() => visitor.read(effect), {message: name, timeout: 30_000}).toBe(true);
}

test.describe.configure({mode: 'parallel'});

for (const [title, [network, actions]] of Object.entries(networks)) {
  test(`on ${title}, each of ${actions.length} first actions has its effect once`, async ({engine, newVisitor}) => {
    test.setTimeout(240_000);
    const server = slowServer(network).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const visit = async (action: FirstAction): Promise<void> => {
      const {keys, leave} = await newVisitor();
      await replay(keys, origin, action);
      await leave();
    };
    if (engine === 'chromium') {
      // Visits mostly wait for the network, so they run in parallel.
      await Promise.all(actions.map(visit));
    } else {
      // Other engines focus one window at a time.
      for (const action of actions) await visit(action);
    }
    server.close();
    server.closeAllConnections();
  });
}
