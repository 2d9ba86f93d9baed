import {execFileSync} from 'node:child_process';

import {check} from './checks';
import type {Checker, Page, Sample} from './types';

/**
 * Programs that read code without running it. What follows their arguments is read, a text each; what is wrong with a text
 * is written out, and a zero byte behind each.
 */
const readers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  bash: ['bash', '-c', String.raw`for code; do bash -n <<< "$code" 2>&1; printf '\0'; done`, 'bash'],
  python: [
    'python3',
    '-c',
    `
import ast, sys, traceback
for code in sys.argv[1:]:
    try:
        ast.parse(code)
    except SyntaxError:
        traceback.print_exc(file=sys.stdout)
    print(end='\\0')`,
  ],
};

/** What the readers say of the samples of some pages; to start a program for each would take longer than all else. */
const messages = new WeakMap<readonly Page[], ReadonlyMap<Sample, string>>();

/** Lets Bash and Python read every block in their language. */
export const syntax: Checker = ({samples}, pages) => {
  const read = messages.get(pages) ?? readAll(pages.flatMap((page) => page.samples));
  messages.set(pages, read);
  return samples
    .filter(({lang}) => lang in readers)
    .map((sample) => {
      const message = read.get(sample) ?? '';
      const line = [...message.matchAll(/line (\d+)/g)].at(-1)?.[1] ?? '1';
      const reason = message.split('\n').find((text) => /error|unexpected/i.test(text)) ?? message;
      const problems = message ? [`${readers[sample.lang]![0]} cannot read this: ${reason}`] : [];
      return check(sample, Number(line) - 1, 'syntax', sample.lang, problems);
    });
};

function readAll(samples: readonly Sample[]): ReadonlyMap<Sample, string> {
  const read = Object.entries(readers).flatMap(([lang, [program, ...args]]) => {
    const own = samples.filter((sample) => sample.lang === lang);
    const output = execFileSync(program, [...args, ...own.map(({code}) => code)], {encoding: 'utf8'});
    return own.map((sample, i) => [sample, output.split('\0')[i]!.trim()] as const);
  });
  return new Map(read);
}
