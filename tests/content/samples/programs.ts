import {unknown} from '../../../src/data/checks/nearest';
import {callsIn} from '../../../src/data/checks/shell';

import {check} from './checks';
import type {Checker} from './types';

const docker = [
  '--add-host',
  '--all',
  '--detach',
  '--entrypoint',
  '--env',
  '--env-file',
  '--filter',
  '--follow',
  '--force',
  '--format',
  '--input',
  '--interactive',
  '--mount',
  '--name',
  '--network',
  '--output',
  '--platform',
  '--publish',
  '--pull',
  '--restart',
  '--rm',
  '--since',
  '--tag',
  '--tail',
  '--tty',
  '--user',
  '--volume',
];

/** Long options by program; unlisted programs are not checked. */
const options: Readonly<Record<string, readonly string[]>> = {
  aider: ['--api-key', '--model', '--openai-api-base', '--openai-api-key'],
  claude: ['--scope', '--transport'],
  code: ['--install-extension', '--uninstall-extension'],
  cosign: [
    '--certificate',
    '--certificate-identity',
    '--certificate-identity-regexp',
    '--certificate-oidc-issuer',
    '--signature',
  ],
  curl: [
    '--cacert',
    '--data',
    '--fail',
    '--header',
    '--location',
    '--output',
    '--proxy',
    '--proxy-cacert',
    '--request',
    '--silent',
    '--unix-socket',
  ],
  docker,
  helm: ['--create-namespace', '--filter', '--namespace', '--set', '--short', '--values', '--version', '--wait'],
  interpreter: ['--api-base', '--api-key', '--api_base', '--api_key', '--model'],
  kind: ['--config', '--name'],
  kubectl: [
    '--all',
    '--client',
    '--context',
    '--follow',
    '--for',
    '--from-literal',
    '--kubeconfig',
    '--namespace',
    '--output',
    '--previous',
    '--raw',
    '--selector',
    '--show-labels',
    '--tail',
    '--timeout',
    '--type',
    '--validate',
    '--watch',
  ],
  podman: docker,
};

/** Checks the long options of listed programs. */
export const otherPrograms: Checker = ({samples}) =>
  samples.flatMap((sample) =>
    callsIn(sample).flatMap(({program, args, offset}) => {
      const known = options[program];
      const end = args.indexOf('--');
      const used = (end < 0 ? args : args.slice(0, end)).filter((word) => /^--[a-z]/.test(word));
      const names = used.map((word) => word.replace(/=.*$/s, ''));
      const wrong = names.filter((name) => known?.includes(name) === false);
      const problems = wrong.map((name) => unknown('option', name, known ?? [], program));
      return known && used.length > 0 ? [check(sample, offset, 'program', program, problems)] : [];
    }),
  );
