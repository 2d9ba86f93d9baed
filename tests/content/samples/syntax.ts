import {spawnSync} from 'node:child_process';

import {check} from './checks';
import type {Checker} from './types';

/** Programs that read code without running it. */
const readers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  bash: ['bash', '-n'],
  python: ['python3', '-c', 'import ast, sys; ast.parse(sys.stdin.read())'],
};

/** Lets Bash and Python read every block in their language. */
export const syntax: Checker = ({samples}) =>
  samples.flatMap((sample) => {
    const reader = readers[sample.lang];
    if (!reader) {
      return [];
    }
    const [program, ...args] = reader;
    const {stderr, error} = spawnSync(program, args, {input: `${sample.code}\n`, encoding: 'utf8'});
    const message = error?.message ?? stderr.trim();
    const line = [...message.matchAll(/line (\d+)/g)].at(-1)?.[1] ?? '1';
    const reason = message.split('\n').find((text) => /error|unexpected/i.test(text)) ?? message;
    const problems = message ? [`${program} cannot read this: ${reason}`] : [];
    return [check(sample, Number(line) - 1, 'syntax', sample.lang, problems)];
  });
