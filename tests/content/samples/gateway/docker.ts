import {unknown} from '../../../../src/data/checks/nearest';
import {callsIn, isOpen, type Call} from '../../../../src/data/checks/shell';
import {check} from '../checks';
import type {Checker, Page} from '../types';

import {dockerOptions, runProblems} from './dockerRun';
import type {GatewayConfig} from './facts';
import {imageProblems} from './images';
import {settingProblems} from './variables';

const onContainer = [
  'attach',
  'exec',
  'inspect',
  'kill',
  'logs',
  'port',
  'restart',
  'rm',
  'start',
  'stats',
  'stop',
  'top',
];
const onImage = ['pull', 'rmi', 'save'];
const valued = [
  '-u',
  '--user',
  '-e',
  '--env',
  '--since',
  '--tail',
  '-n',
  '-f',
  '--format',
  '-o',
  '--output',
  '-t',
  '--time',
];

/** Checks image, tag, container, ports, volumes, variables and paths of `docker` and `podman` commands. */
export function dockerCalls(config: GatewayConfig): Checker {
  return (page) => {
    const built = builtImages(page);
    return page.samples.flatMap((sample) =>
      callsIn(sample).flatMap((call) => {
        const isPart = sample.lang === 'inline';
        const problems = callProblems(config, call, isPart, built);
        return problems
          ? [check(sample, call.offset, 'docker', `${call.program} ${call.args[0] ?? ''}`, problems)]
          : [];
      }),
    );
  };
}

/** Images that a page builds, by tag; `make image-build` sets one too. */
function builtImages({samples}: Page): string[] {
  return samples
    .flatMap(callsIn)
    .flatMap(({program, args}) => [
      ...args.flatMap((arg, i) => (args[0] === 'build' && ['-t', '--tag'].includes(arg) ? [args[i + 1] ?? ''] : [])),
      ...(program === 'make' && args[0] === 'image-build' ? ['codegate'] : []),
    ]);
}

function callProblems(
  config: GatewayConfig,
  call: Call,
  isPart: boolean,
  built: readonly string[],
): string[] | undefined {
  const {program, args} = call;
  const [command = '', ...rest] = args;
  if (program !== 'docker' && program !== 'podman') {
    if (isPart && dockerOptions.includes(program.split('=')[0] ?? '')) {
      return runProblems(config, [program, ...args], true, built);
    }
    const images = [program, ...args].filter((word) => /^ghcr\.io\//.test(word) && !isOpen(word));
    return images.length > 0 ? images.flatMap((image) => imageProblems(config, image)) : undefined;
  }
  if (command === 'run') {
    return runProblems(config, rest, isPart, built);
  }
  if (command === 'cp') {
    return rest.filter((word) => /^\w[^/\\]*:/.test(word)).flatMap((word) => pathProblems(config, word));
  }
  const words = positional(rest, command === 'rm' || command === 'logs');
  const [word] = words;
  const container =
    onContainer.includes(command) && word !== undefined && !isOpen(word) && word !== config.containerName;
  const images = [...(onImage.includes(command) ? words : []), ...rest.filter((item) => /^ghcr\.io\//.test(item))];
  const volumes = command === 'volume' && ['rm', 'inspect'].includes(word ?? '') ? words.slice(1) : [];
  return [
    ...(container ? [unknown('container', word, [config.containerName])] : []),
    ...[...new Set(images)].filter((image) => !isOpen(image)).flatMap((image) => imageProblems(config, image)),
    ...volumes
      .filter((name) => name !== config.volume.name)
      .map((name) => unknown('volume', name, [config.volume.name])),
    ...(command === 'exec' && words[1] === 'printenv' && words[2] ? settingProblems(config, words[2], false) : []),
  ];
}

/** Words that are neither options nor their values; `-f` has no value if it means force or follow. */
function positional(args: readonly string[], shortFlag: boolean): string[] {
  return args.filter((word, i) => {
    const before = args[i - 1] ?? '';
    return !word.startsWith('-') && !(valued.includes(before) && !(shortFlag && before === '-f'));
  });
}

function pathProblems({containerName, volume, configFileKeys}: GatewayConfig, word: string): string[] {
  const [, container = '', path = ''] = /^([^:]*):(.*)$/.exec(word) ?? [];
  const defaults = Object.values(configFileKeys).flatMap(
    (key) => /^\.\/([^/]+)\//.exec(String(key.default))?.[1] ?? [],
  );
  const folders = [...new Set([volume.target, ...defaults.map((folder) => `/app/${folder}`)])];
  const folder = folders.find((name) => path === name || path.startsWith(`${name}/`));
  const inside = Object.keys(volume.contents).map((name) => name.split('/')[0] ?? '');
  const [first = ''] = path.slice(volume.target.length + 1).split('/');
  return [
    ...(container === containerName ? [] : [unknown('container', container, [containerName])]),
    ...(folder === undefined ? [unknown('path in the container', path, folders)] : []),
    ...(folder === volume.target && first && !inside.includes(first)
      ? [unknown('folder in the volume', first, inside)]
      : []),
  ];
}
