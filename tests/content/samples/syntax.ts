import {execFileSync} from 'node:child_process';

import {pythonFault} from '../../support/python';

import {check} from './checks';
import type {Checker, Page, Sample} from './types';

/** Checks each argument and prints its errors, followed by a null byte. */
const bashReader = String.raw`for code; do bash -n <<< "$code" 2>&1; printf '\0'; done`;

/** Bash's errors by sample; one process for all samples, because starting one for each dominates the run time. */
const messages = new WeakMap<readonly Page[], ReadonlyMap<Sample, string>>();

/** Parses all Bash and Python code blocks. */
export const syntax: Checker = ({samples}, pages) => {
  const read = messages.get(pages) ?? readAll(pages.flatMap((page) => page.samples));
  messages.set(pages, read);
  return samples.flatMap((sample) => {
    if (sample.lang === 'python') {
      const line = pythonFault(sample.code);
      return [check(sample, (line ?? 1) - 1, 'syntax', 'python', line ? ['Python cannot read this line'] : [])];
    }
    if (sample.lang !== 'bash') {
      return [];
    }
    const message = read.get(sample) ?? '';
    const line = [...message.matchAll(/line (\d+)/g)].at(-1)?.[1] ?? '1';
    const reason = message.split('\n').find((text) => /error|unexpected/i.test(text)) ?? message;
    return [check(sample, Number(line) - 1, 'syntax', 'bash', message ? [`bash cannot read this: ${reason}`] : [])];
  });
};

function readAll(samples: readonly Sample[]): ReadonlyMap<Sample, string> {
  const own = samples.filter(({lang}) => lang === 'bash');
  const output = execFileSync('bash', ['-c', bashReader, 'bash', ...own.map(({code}) => code)], {encoding: 'utf8'});
  return new Map(own.map((sample, i) => [sample, output.split('\0')[i]!.trim()] as const));
}
