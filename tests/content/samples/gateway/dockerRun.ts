import {unknown} from '../../../../src/data/checks/nearest';
import {isOpen} from '../../../../src/data/checks/shell';

import type {GatewayConfig} from './facts';
import {imageProblems} from './images';
import {settingProblems} from './variables';

/** Options of `docker run` in samples, and whether they take a value. */
const options: Readonly<Record<string, boolean>> = {
  '--add-host': true,
  '--detach': false,
  '--entrypoint': true,
  '--env': true,
  '--env-file': true,
  '--interactive': false,
  '--mount': true,
  '--name': true,
  '--network': true,
  '--platform': true,
  '--publish': true,
  '--pull': true,
  '--restart': true,
  '--rm': false,
  '--tty': false,
  '--user': true,
  '--volume': true,
};
const short: Readonly<Record<string, string>> = {
  '-d': '--detach',
  '-e': '--env',
  '-i': '--interactive',
  '-it': '--interactive',
  '-p': '--publish',
  '-t': '--tty',
  '-u': '--user',
  '-v': '--volume',
};

/** Options that prose may mention. */
export const dockerOptions = [...Object.keys(options), ...Object.keys(short)];

/**
 * Checks the arguments of `docker run`.
 * @param isPart whether image and ports may be missing
 * @param built images that the page builds
 */
export function runProblems(
  config: GatewayConfig,
  args: readonly string[],
  isPart: boolean,
  built: readonly string[],
): string[] {
  const problems: string[] = [];
  const published: string[] = [];
  let i = 0;
  for (; args[i]?.startsWith('-'); i++) {
    const [, word = '', inline] = /^([^=]*)(?:=(.*))?$/s.exec(args[i] ?? '') ?? [];
    const name = short[word] ?? word;
    if (!(name in options)) {
      problems.push(unknown('option of docker run', word, dockerOptions));
    } else if (options[name]) {
      const value = inline ?? args[++i] ?? '';
      problems.push(...(isPart && value === '' ? [] : optionProblems(config, name, value)));
      published.push(...(name === '--publish' ? [value.replace(/^.*:/, '')] : []));
    }
  }
  const [image] = args.slice(i);
  const noApi = !isPart && !published.includes('8989');
  return [
    ...problems,
    ...(image === undefined ? (isPart ? [] : ['docker run needs an image']) : ownImage(config, image, built)),
    ...(noApi ? ['port 8989 is not published, and nothing works without it'] : []),
  ];
}

function ownImage(config: GatewayConfig, image: string, built: readonly string[]): string[] {
  return built.includes(image) ? [] : imageProblems(config, image);
}

function optionProblems(config: GatewayConfig, name: string, value: string): string[] {
  switch (isOpen(value) && name !== '--env' ? '' : name) {
    case '--name':
      return value === config.containerName ? [] : [unknown('container', value, [config.containerName])];
    case '--publish':
      return portProblems(config, value);
    case '--env':
      return settingProblems(config, value, true);
    case '--mount':
      return mountProblems(config, value);
    case '--volume':
      return volumeProblems(config, value.split(':')[0] ?? '', value.split(':')[1] ?? '');
    case '--restart':
      return restartProblems(value);
    default:
      return [];
  }
}

function portProblems({ports}: GatewayConfig, value: string): string[] {
  const [, container] = /^(?:[\d.]+:)?\d+:(\d+)$/.exec(value) ?? [];
  if (container === undefined) {
    return [`--publish takes HOST_PORT:CONTAINER_PORT, not "${value}"`];
  }
  return container in ports ? [] : [unknown('container port', container, Object.keys(ports))];
}

function mountProblems(config: GatewayConfig, value: string): string[] {
  const fields = new Map(value.split(',').map((field) => [field.split('=')[0] ?? '', field.split('=')[1] ?? '']));
  const known = ['type', 'src', 'source', 'dst', 'destination', 'target', 'readonly', 'ro'];
  const source = fields.get('src') ?? fields.get('source') ?? '';
  const target = fields.get('dst') ?? fields.get('destination') ?? fields.get('target') ?? '';
  return [
    ...[...fields.keys()].filter((key) => !known.includes(key)).map((key) => unknown('key of --mount', key, known)),
    ...(fields.get('type') === 'volume' ? volumeProblems(config, source, target) : []),
    ...(['volume', 'bind', 'tmpfs'].includes(fields.get('type') ?? '')
      ? []
      : ['--mount needs type=volume or type=bind']),
  ];
}

function volumeProblems({volume}: GatewayConfig, source: string, target: string): string[] {
  const isFolder = /[/.~]/.test(source);
  return [
    ...(isFolder || source === volume.name ? [] : [unknown('volume', source, [volume.name])]),
    ...(target === volume.target ? [] : [unknown('path in the container', target, [volume.target])]),
  ];
}

function restartProblems(value: string): string[] {
  const policies = ['no', 'always', 'unless-stopped', 'on-failure'];
  return policies.includes(value) ? [] : [unknown('restart policy', value, policies)];
}
