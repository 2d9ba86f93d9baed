import {ask} from './http';

interface Named {
  readonly name: string;
}
interface List {
  readonly workspaces: readonly Named[];
}

const api = '/api/v1';

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
