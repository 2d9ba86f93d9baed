import {unknown} from '../../../src/data/checks/nearest';
import {type Call, callsIn, isOpen} from '../../../src/data/checks/shell';

import {type Checker, inCalls} from './checks';
import {config, type Named, variables} from './gatewayFacts';
import type {Page} from './pages';

const {containerName, image: published, ports, volume} = config;
const onContainer = 'attach exec inspect kill logs port restart rm start stats stop top'.split(' ');
const onImage = ['pull', 'rmi', 'save'];
const valued = '-u --user -e --env --since --tail -n -f --format -o --output -t --time'.split(' ');

const flags = ['--detach', '--interactive', '--rm', '--tty'];
const anything = (): string[] => [];
/** Options of `docker run` with a value, and what is wrong with one. */
const withValue: Named<(value: string) => string[]> = {
  '--add-host': anything,
  '--entrypoint': anything,
  '--env': (value) => settingProblems(value, true),
  '--env-file': anything,
  '--mount': mountProblems,
  '--name': (value) => oneOf('container', value, [containerName]),
  '--network': anything,
  '--platform': anything,
  '--publish': (value) => {
    const [, port] = /^(?:[\d.]+:)?\d+:(\d+)$/.exec(value) ?? [];
    return port === undefined
      ? [`--publish takes HOST_PORT:CONTAINER_PORT, not "${value}"`]
      : oneOf('container port', port, Object.keys(ports));
  },
  '--pull': anything,
  '--restart': (value) => oneOf('restart policy', value, ['no', 'always', 'unless-stopped', 'on-failure']),
  '--user': anything,
  '--volume': (value) => volumeProblems(value.split(':')[0] ?? '', value.split(':')[1] ?? ''),
};
const short: Named<string> = {
  '-d': '--detach',
  '-e': '--env',
  '-i': '--interactive',
  '-it': '--interactive',
  '-p': '--publish',
  '-t': '--tty',
  '-u': '--user',
  '-v': '--volume',
};

/** Options of `docker run`, which prose may mention. */
export const dockerOptions = [...flags, ...Object.keys(withValue), ...Object.keys(short)];

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
  if (program !== 'docker' && program !== 'podman') {
    if (isPart && dockerOptions.includes(program.split('=')[0] ?? '')) {
      return runProblems([program, ...args], true, built);
    }
    const images = [program, ...args].filter((word) => /^ghcr\.io\//.test(word) && !isOpen(word));
    return images.length > 0 ? images.flatMap(imageProblems) : undefined;
  }
  if (command === 'run') {
    return runProblems(rest, isPart, built);
  }
  if (command === 'cp') {
    return rest.filter((word) => /^\w[^/\\]*:/.test(word)).flatMap(copiedPathProblems);
  }
  const words = positional(rest, command === 'rm' || command === 'logs');
  const [word] = words;
  const images = [...(onImage.includes(command) ? words : []), ...rest.filter((item) => /^ghcr\.io\//.test(item))];
  const volumes = command === 'volume' && ['rm', 'inspect'].includes(word ?? '') ? words.slice(1) : [];
  return [
    ...(onContainer.includes(command) && word !== undefined && !isOpen(word)
      ? oneOf('container', word, [containerName])
      : []),
    ...[...new Set(images)].filter((image) => !isOpen(image)).flatMap(imageProblems),
    ...volumes.flatMap((name) => oneOf('volume', name, [volume.name])),
    ...(command === 'exec' && words[1] === 'printenv' && words[2] ? settingProblems(words[2], false) : []),
  ];
}

/** Words that are neither options nor their values; `-f` has no value if it means force or follow. */
function positional(args: readonly string[], shortFlag: boolean): string[] {
  return args.filter((word, i) => {
    const before = args[i - 1] ?? '';
    return !word.startsWith('-') && !(valued.includes(before) && !(shortFlag && before === '-f'));
  });
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
    const [, word = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(args[i] ?? '') ?? [];
    const name = short[word] ?? word;
    const problemsOf = withValue[name];
    if (problemsOf) {
      const value = inline ?? args[++i] ?? '';
      const isUnknown = (isPart && value === '') || (isOpen(value) && name !== '--env');
      problems.push(...(isUnknown ? [] : problemsOf(value)));
      isApiPublished ||= name === '--publish' && value.endsWith(':8989');
    } else {
      problems.push(...(flags.includes(name) ? [] : [unknown('option of docker run', word, dockerOptions)]));
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
  const fields = new Map(value.split(',').map((field) => [field.split('=')[0] ?? '', field.split('=')[1] ?? '']));
  const known = ['type', 'src', 'source', 'dst', 'destination', 'target', 'readonly', 'ro'];
  const source = fields.get('src') ?? fields.get('source') ?? '';
  const target = fields.get('dst') ?? fields.get('destination') ?? fields.get('target') ?? '';
  const type = fields.get('type') ?? '';
  return [
    ...[...fields.keys()].flatMap((key) => oneOf('key of --mount', key, known)),
    ...(type === 'volume' ? volumeProblems(source, target) : []),
    ...(['volume', 'bind', 'tmpfs'].includes(type) ? [] : ['--mount needs type=volume or type=bind']),
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
  const [, name = '', tag] = /^(.*?)(?::([^/]*))?$/.exec(reference) ?? [];
  if (name !== published.name || tag === undefined) {
    return oneOf('image', name, [published.name]);
  }
  const last = Number(published.lastReleaseTag.split('.')[2]);
  const patch = Number(/^v0\.1\.(\d+)$/.exec(tag)?.[1] ?? last);
  const exists = new RegExp(published.tagPattern).test(tag) && patch >= 4 && patch <= last;
  return exists && !/^v(?!0(\.1)?(\.\d+)?$)/.test(tag) ? [] : [unknown('tag', tag, [published.lastReleaseTag])];
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
