import {ask, send} from './http';

interface Named {
  readonly name: string;
}
interface List {
  readonly workspaces: readonly Named[];
}

const api = '/api/v1';

/** Maximum attempts; each takes up to five seconds, the gateway's timeout for a locked database. */
const maximumAttempts = 12;

/** Waits until the gateway has written its pending records, which lock the database. */
async function untilIdle(base: string): Promise<void> {
  for (let i = 0; i < maximumAttempts; i += 1) {
    if ((await send(base, {call: `GET ${api}/workspaces`})).status === 200) {
      return;
    }
  }
  throw new Error(`runs: the database of the gateway at ${base} stays locked`);
}

/** Provider endpoints of a new gateway. */
export async function providersOf(base: string): Promise<string[]> {
  return (await ask<readonly Named[]>(base, `GET ${api}/provider-endpoints`)).map(({name}) => name);
}

/** Protects user data: throws if the gateway has workspaces other than `default`, or any conversations. */
export async function requireFresh(base: string): Promise<void> {
  const {workspaces} = await ask<List>(base, `GET ${api}/workspaces`);
  const messages = await ask<{readonly total: number}>(base, `GET ${api}/workspaces/default/messages`);
  if (workspaces.length > 1 || messages.total > 0) {
    throw new Error(
      `runs: the gateway at ${base} holds data, which the runs would delete; start one with an empty volume`,
    );
  }
}

/** Restores the initial state: an active workspace `default` without settings, and the given providers. */
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
