import {spawnSync} from 'node:child_process';

import {check} from './checks';
import type {Checker} from './types';

/** Lets Bash read every Bash block without running it. */
export const bashSyntax: Checker = ({samples}) =>
  samples
    .filter(({lang}) => lang === 'bash')
    .map((sample) => {
      const {stderr} = spawnSync('bash', ['-n'], {input: `${sample.code}\n`, encoding: 'utf8'});
      const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
      return check(sample, Number(line) - 1, 'bash', 'bash -n', stderr ? [`Bash cannot read this: ${message}`] : []);
    });
