import {execFileSync} from 'node:child_process';

import {pythonFault} from '../../support/python';

import {check} from './checks';
import type {Checker, Page, Sample} from './types';

/** Reads each of its arguments, writes what is wrong with it, and a zero byte behind each. */
const bashReader = String.raw`for code; do bash -n <<< "$code" 2>&1; printf '\0'; done`;

/** What Bash says of the samples of some pages; to start it for each would take longer than all else. */
const messages = new WeakMap<readonly Page[], ReadonlyMap<Sample, string>>();

/** Parses every block in Bash or Python. */
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
