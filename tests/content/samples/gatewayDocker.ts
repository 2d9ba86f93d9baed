import {unknown} from '../../../src/data/checks/nearest';
import {schemaProblems} from '../../../src/data/checks/schema';
import {type Call, callsIn, isOpen} from '../../../src/data/checks/shell';
import {fixture} from '../../support/fixtures';

import {type Checker, inCalls} from './checks';
import {config, type Named, variables} from './gatewayFacts';
import type {Page} from './pages';

interface Rules {
  readonly options: Named<string>;
  readonly short: Named<string>;
  readonly valued: readonly string[];
  readonly words: Named<readonly string[]>;
  readonly restart: readonly string[];
  readonly mount: object;
  readonly tag: string;
}

const rules = fixture<Rules>('docker');
const {containerName, image: published, ports, volume} = config;

/** What is wrong with a value of an option, or with a word, by its kind. */
const kinds: Named<(value: string) => string[]> = {
  container: (value) => oneOf('container', value, [containerName]),
  image: imageProblems,
  mount: mountProblems,
  port: (value) => {
    const [, port] = /^(?:[\d.]+:)?\d+:(\d+)$/.exec(value) ?? [];
    return port === undefined
      ? [`--publish takes HOST_PORT:CONTAINER_PORT, not "${value}"`]
      : oneOf('container port', port, Object.keys(ports));
  },
  restart: (value) => oneOf('restart policy', value, rules.restart),
  setting: (value) => settingProblems(value, true),
  text: () => [],
  volume: (value) => volumeProblems(value.split(':')[0] ?? '', value.split(':')[1] ?? ''),
};

/** Options of `docker run`, which prose may mention. */
export const dockerOptions = [...Object.keys(rules.options), ...Object.keys(rules.short)];

const kindOf = (option: string): string | undefined => rules.options[rules.short[option] ?? option];

/** Checks image, tag, container, ports, volumes, variables and paths of `docker` and `podman` commands. */
export const dockerCalls: Checker = (page) => {
  const built = builtImages(page);
  return inCalls('docker', (call, {lang}) => callProblems(call, lang === 'inline', built))(page);
};

/** Images that a page builds, by tag; `make image-build` sets one too. */
function builtImages({samples}: Page): string[] {
  return samples
    .flatMap(callsIn)
    .flatMap(({program, args}) => [
      ...args.filter((_, i) => args[0] === 'build' && ['-t', '--tag'].includes(args[i - 1] ?? '')),
      ...(program === 'make' && args[0] === 'image-build' ? ['codegate'] : []),
    ]);
}

function callProblems({program, args}: Call, isPart: boolean, built: readonly string[]): string[] | undefined {
  const [command = '', ...rest] = args;
  const images = [program, ...args].filter((word) => /^ghcr\.io\//.test(word) && !isOpen(word));
  if (program !== 'docker' && program !== 'podman') {
    if (isPart && kindOf(program.split('=')[0] ?? '')) {
      return runProblems([program, ...args], true, built);
    }
    return images.length > 0 ? images.flatMap(imageProblems) : undefined;
  }
  if (command === 'run') {
    return runProblems(rest, isPart, built);
  }
  if (command === 'cp') {
    return rest.filter((word) => /^\w[^/\\]*:/.test(word)).flatMap(copiedPathProblems);
  }
  const [first = '', ...words] = positional(rest, command === 'rm' || command === 'logs');
  const [kind = 'text'] = Object.keys(rules.words).filter((name) => rules.words[name]?.includes(command));
  const volumes = command === 'volume' && ['rm', 'inspect'].includes(first) ? words : [];
  const problems = [
    ...(first === '' || isOpen(first) ? [] : kinds[kind]!(first)),
    ...images.flatMap(imageProblems),
    ...volumes.flatMap((name) => oneOf('volume', name, [volume.name])),
    ...(command === 'exec' && words[0] === 'printenv' && words[1] ? settingProblems(words[1], false) : []),
  ];
  return [...new Set(problems)];
}

/** Words that are neither options nor their values; `-f` has no value if it means force or follow. */
function positional(args: readonly string[], shortFlag: boolean): string[] {
  const valued = rules.valued.filter((option) => !(shortFlag && option === '-f'));
  return args.filter((word, i) => !word.startsWith('-') && !valued.includes(args[i - 1] ?? ''));
}

function copiedPathProblems(word: string): string[] {
  const [, container = '', path = ''] = /^([^:]*):(.*)$/.exec(word) ?? [];
  const defaults = Object.values(config.configFileKeys).flatMap(
    (key) => /^\.\/([^/]+)\//.exec(String(key.default))?.[1] ?? [],
  );
  const folders = [...new Set([volume.target, ...defaults.map((folder) => `/app/${folder}`)])];
  const folder = folders.find((name) => path === name || path.startsWith(`${name}/`));
  const inside = Object.keys(volume.contents).map((name) => name.split('/')[0] ?? '');
  const [first = ''] = path.slice(volume.target.length + 1).split('/');
  return [
    ...oneOf('container', container, [containerName]),
    ...(folder === undefined ? [unknown('path in the container', path, folders)] : []),
    ...(folder === volume.target && first ? oneOf('folder in the volume', first, inside) : []),
  ];
}

/**
 * Checks the arguments of `docker run`.
 * @param isPart whether image and ports may be missing
 * @param built images that the page builds
 */
function runProblems(args: readonly string[], isPart: boolean, built: readonly string[]): string[] {
  const problems: string[] = [];
  let isApiPublished = isPart;
  let i = 0;
  for (; args[i]?.startsWith('-'); i++) {
    const [, option = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(args[i] ?? '') ?? [];
    const kind = kindOf(option);
    if (kind === undefined) {
      problems.push(unknown('option of docker run', option, dockerOptions));
    } else if (kind !== 'flag') {
      const value = inline ?? args[++i] ?? '';
      const isUnknown = (isPart && value === '') || (isOpen(value) && kind !== 'setting');
      problems.push(...(isUnknown ? [] : kinds[kind]!(value)));
      isApiPublished ||= kind === 'port' && value.endsWith(':8989');
    }
  }
  const image = args[i];
  return [
    ...problems,
    ...(image === undefined && !isPart ? ['docker run needs an image'] : []),
    ...(image === undefined || built.includes(image) ? [] : imageProblems(image)),
    ...(isApiPublished ? [] : ['port 8989 is not published, and nothing works without it']),
  ];
}

function mountProblems(value: string): string[] {
  const fields = Object.fromEntries(value.split(',').map((field) => field.split('='))) as Named<string>;
  const target = fields.dst ?? fields.destination ?? fields.target ?? '';
  return [
    ...schemaProblems(rules.mount, fields).map((problem) => `--mount: ${problem}`),
    ...(fields.type === 'volume' ? volumeProblems(fields.src ?? fields.source ?? '', target) : []),
  ];
}

function volumeProblems(source: string, target: string): string[] {
  return [
    ...(/[/.~]/.test(source) ? [] : oneOf('volume', source, [volume.name])),
    ...oneOf('path in the container', target, [volume.target]),
  ];
}

/** Checks that an image and its tag were published. */
function imageProblems(reference: string): string[] {
  const [name = '', tag = 'latest'] = reference.split(/:(?=[^/]*$)/);
  if (name !== published.name) {
    return [unknown('image', name, [published.name])];
  }
  return new RegExp(rules.tag).test(tag) ? [] : [unknown('tag', tag, [published.lastReleaseTag])];
}

/** Checks `NAME=VALUE`; in a container, variables of a server from source have no effect. */
export function settingProblems(setting: string, inContainer: boolean): string[] {
  const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(setting) ?? [];
  const variable = config.env[name];
  if (!variable) {
    return oneOf('variable', name, variables);
  }
  const idle = inContainer && (variable.scope === 'native' || variable.scope === 'none');
  const word = variable.caseSensitive ? value : value.toUpperCase();
  const isWrong = value !== '' && !isOpen(value) && variable.values?.includes(word) === false;
  return [
    ...(idle ? [`${name} has no effect in the container`] : []),
    ...(isWrong ? [unknown(`value of ${name}`, value, variable.values ?? [])] : []),
  ];
}

function oneOf(what: string, word: string, known: readonly string[]): string[] {
  return known.includes(word) ? [] : [unknown(what, word, known)];
}
