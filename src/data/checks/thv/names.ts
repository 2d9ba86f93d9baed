import {distance, unknown} from '../nearest';
import {callsIn, type Code, isOpen, isPlaceholder} from '../shell';

import type {ThvCall} from './parse';

export interface RegistryServer {
  readonly image: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Names {
  readonly registry: Readonly<Record<string, RegistryServer>>;
  /** Servers in registry files that the page shows. */
  readonly custom: ReadonlySet<string>;
  /** Names that the page gives to servers it runs. */
  readonly given: ReadonlySet<string>;
}

const schemes = ['uvx', 'npx', 'go'];
const takesRunning = ['thv inspector', 'thv logs', 'thv restart', 'thv rm', 'thv stop'];

/** Collects the server names that a page's samples define. */
export function namesOn({samples}: {readonly samples: readonly Code[]}, registry: Names['registry']): Names {
  const given = samples.flatMap((sample) =>
    callsIn(sample).flatMap(({args}) => [
      ...args.flatMap((arg, i) => (arg === '--name' ? [args[i + 1] ?? ''] : [])),
      ...args.flatMap((arg) => /^--name=(.+)$/.exec(arg)?.[1] ?? /^\{.*"name":\s*"([^"]+)"/s.exec(arg)?.[1] ?? []),
    ]),
  );
  const custom = samples
    .filter(({lang, code}) => lang === 'json' && code.includes('"servers"') && code.includes('"image"'))
    .flatMap(({code}) => [...code.matchAll(/"([^"]+)": \{\s*"image"/g)].map(([, name = '']) => name));
  return {registry, custom: new Set(custom), given: new Set(given)};
}

/** Lists servers, images and variables of a call that the registry does not have. */
export function nameProblems({command: {path}, words: [word], given}: ThvCall, names: Names): string[] {
  if (word === undefined || isPlaceholder(word)) {
    return [];
  }
  const listed = [...Object.keys(names.registry), ...names.custom];
  if (path === 'thv run') {
    return [...targetProblems(word, listed, names), ...variableProblems(names.registry[word], given)];
  }
  if (path === 'thv registry info' && !listed.includes(word)) {
    return [unknown('registry server', word, listed)];
  }
  const running = [...listed, ...names.given, 'inspector'];
  const known = running.includes(word) || /^[0-9a-f]{12}$/.test(word);
  return takesRunning.includes(path) && !known ? [unknown('server', word, running)] : [];
}

function targetProblems(word: string, listed: readonly string[], {registry}: Names): string[] {
  const [, scheme] = /^([\w+.-]*):\/\//.exec(word) ?? [];
  if (scheme !== undefined) {
    return schemes.includes(scheme) ? [] : [unknown('protocol scheme', scheme, schemes)];
  }
  if (!/[/:.]/.test(word)) {
    return listed.includes(word) ? [] : [unknown('registry server', word, listed)];
  }
  const images = Object.values(registry).map(({image}) => image.replace(/:[^/]*$/, ''));
  const image = word.replace(/:[^/]*$/, '');
  const close = images.some((other) => distance(image, other) <= 2) && !images.includes(image);
  return close ? [unknown('image', image, images)] : [];
}

/** Secrets must target a declared variable; other variables are errors only if they look like a misspelled one. */
function variableProblems(server: RegistryServer | undefined, given: ThvCall['given']): string[] {
  const variables = Object.keys(server?.variables ?? {});
  const env = (given.get('env') ?? []).map((value) => value?.split('=')[0]);
  const secrets = (given.get('secret') ?? []).map((value) => /,target=(.+)$/.exec(value ?? '')?.[1]);
  const isSlip = (name: string) => variables.some((other) => distance(name, other) <= 2);
  return [...env.filter((name) => name !== undefined && isSlip(name)), ...secrets]
    .filter((name): name is string => name !== undefined && !isOpen(name) && variables.length > 0)
    .flatMap((name) => (variables.includes(name) ? [] : [unknown('variable', name, variables)]));
}
