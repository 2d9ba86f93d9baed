import {ask, send} from './http';

interface Named {
  readonly name: string;
}
interface List {
  readonly workspaces: readonly Named[];
}

const api = '/api/v1';

/** Times that a gateway is asked whether it is idle; each takes up to five seconds, its own limit for a locked database. */
const patience = 12;

/**
 * Waits until the gateway has written what it stores behind an answer: until then its database can be locked.
 *
 * @throws when it stays locked
 */
async function untilIdle(base: string): Promise<void> {
  for (let i = 0; i < patience; i += 1) {
    if ((await send(base, {call: `GET ${api}/workspaces`})).status === 200) {
      return;
    }
  }
  throw new Error(`runs: the database of the gateway at ${base} stays locked`);
}

/** Provider endpoints that a fresh gateway has on its own. */
export async function providersOf(base: string): Promise<string[]> {
  return (await ask<readonly Named[]>(base, `GET ${api}/provider-endpoints`)).map(({name}) => name);
}

/**
 * Stops before anything of the reader's own is deleted: the runs take a gateway that holds nothing.
 *
 * @throws when there are other workspaces than the first one, or conversations in it
 */
export async function requireFresh(base: string): Promise<void> {
  const {workspaces} = await ask<List>(base, `GET ${api}/workspaces`);
  const messages = await ask<{readonly total: number}>(base, `GET ${api}/workspaces/default/messages`);
  if (workspaces.length > 1 || messages.total > 0) {
    throw new Error(
      `runs: the gateway at ${base} holds data, which the runs would delete; start one with an empty volume`,
    );
  }
}

/**
 * Puts the gateway back to its first state: the workspace `default` is active, alone, and without settings.
 *
 * @param providers names of the provider endpoints that stay
 */
export async function reset(base: string, providers: readonly string[]): Promise<void> {
  await untilIdle(base);
  await ask(base, `POST ${api}/workspaces/active`, {name: 'default'});
  for (const {name} of (await ask<List>(base, `GET ${api}/workspaces`)).workspaces) {
    if (name !== 'default') {
      await ask(base, `DELETE ${api}/workspaces/${name}`);
    }
  }
  for (const {name} of (await ask<List>(base, `GET ${api}/workspaces/archive`)).workspaces) {
    await ask(base, `DELETE ${api}/workspaces/archive/${name}`);
  }
  await ask(base, `DELETE ${api}/workspaces/default/custom-instructions`);
  await ask(base, `PUT ${api}/workspaces/default/muxes`, []);
  for (const name of await providersOf(base)) {
    if (!providers.includes(name)) {
      await ask(base, `DELETE ${api}/provider-endpoints/${name}`);
    }
  }
}
