import {runLineOf} from './command';
import type {Recipe} from './types';

const lists = "this release [doesn't enforce lists](/toolhive/how-to/custom-permissions#know-what-is-enforced)";

/**
 * Describes the server's network access. In this release an entry's host and port lists only determine whether there is
 * a network, and SSE servers always have one.
 */
export function networkOf(recipe: Recipe): string {
  const {name, entry} = recipe;
  const {target, profile} = runLineOf(recipe);
  const {allHosts, hosts, ports, protocols} = entry.permissions;
  const isListed = hosts.length + ports.length + protocols.length > 0;
  if (entry.transport === 'stdio' && profile === 'none') {
    return 'Off, because of `--permission-profile none`. The entry alone turns it on.';
  }
  if (target !== name) {
    return 'On, for every host and port: an image runs with the profile `network`.';
  }
  if (entry.transport === 'stdio' && !allHosts && !isListed) {
    return "Off: the container can't reach anything.";
  }
  const named = hosts.filter((host) => host !== '*');
  const open = allHosts || named.length < hosts.length;
  const what =
    named.length > 0 ? `only ${joined(named.map((host) => `\`${host}\``))}` : `only port ${joined(ports.map(String))}`;
  return `On, for every host and port.${open ? '' : ` The entry lists ${what}, but ${lists}.`}`;
}

export function filesOf(recipe: Recipe): string {
  const {target, profile, mounts} = runLineOf(recipe);
  const {read, write} = recipe.entry.permissions;
  const own = mounts.map(
    ({path, writable}) => `\`${path}\`, ${writable ? 'for reading and writing' : 'for reading only'}`,
  );
  const ofEntry = [...new Set([...write, ...read])].map(
    (path) => `\`${path}\`, ${write.includes(path) ? 'for reading and writing' : 'for reading only'}`,
  );
  const isReplaced = profile !== undefined || target !== recipe.name;
  const all = [...own, ...(isReplaced ? [] : ofEntry)];
  const aside = isReplaced && ofEntry.length > 0 ? ` The entry alone mounts ${joined(ofEntry)}.` : '';
  return `${all.length > 0 ? joined(all) : 'None'}.${aside}`;
}

const sentence = new Intl.ListFormat('en-US');

export function joined(words: readonly string[]): string {
  return sentence.format(words);
}
