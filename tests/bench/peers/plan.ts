import {basename, resolve} from 'node:path';

import {type Condition, conditions} from '../conditions';

import type {Step} from './walk';

/** A navigation under a condition. */
export interface Visit {
  readonly name: string;
  readonly step: Step;
  readonly condition: Condition;
}

/** A build of the same pages. */
export interface Build {
  readonly name: string;
  readonly folder: string;
}

const steps: Readonly<Record<string, Step>> = {
  guide: ['/toolhive/how-to/install', '/toolhive/how-to/connect-client'],
  command: ['/toolhive/reference/cli/thv_run', '/toolhive/reference/cli/thv_list'],
};

/** Slow 3G takes too long for several rounds. */
const compared = Object.fromEntries(Object.entries(conditions).filter(([name]) => !name.startsWith('slow3G')));

/**
 * Parses the command line.
 * @param words number of rounds, builds as `name=folder`, and conditions and steps to run
 */
export function planOf(words: readonly string[]): {rounds: number; builds: Build[]; visits: Visit[]} {
  const unknown = words.find((word) => !(/^\d+$|[/=]/.test(word) || word in steps || word in compared));
  if (unknown) {
    throw new Error(`bench:peers: "${unknown}" is no number, folder, condition or step`);
  }
  const chosen = <T>(all: Readonly<Record<string, T>>): [string, T][] => {
    const entries = Object.entries(all);
    const wanted = entries.filter(([name]) => words.includes(name));
    return wanted.length > 0 ? wanted : entries;
  };
  return {
    rounds: Number(words.find((word) => /^\d+$/.test(word)) ?? 9),
    builds: words.filter((word) => /[/=]/.test(word)).map(buildOf),
    visits: chosen(compared).flatMap(([condition, how]) =>
      chosen(steps).map(([name, step]) => ({name: `${condition} ${name}`, step, condition: how})),
    ),
  };
}

function buildOf(word: string): Build {
  const [first = '', folder] = word.split('=');
  return folder ? {name: first, folder: resolve(folder)} : {name: basename(resolve(first)), folder: resolve(first)};
}
