import {read} from './pages';
import type {Sample} from './types';

/** A sample of a fixture file, and for a wrong one a part of the message that it has to cause. */
export interface Fixture {
  readonly sample: Sample;
  readonly expected: string;
}

/**
 * Reads a fixture file. A line `---` stands between samples; lines such as
 * `# expect: …`, `# lang: …` and `# title: …` stand before one.
 */
export function fixturesIn(file: string): Fixture[] {
  let line = 1;
  return read(file)
    .split(/^---\n/m)
    .map((block) => {
      const [head = ''] = /^(?:# \w+: .*\n)*/.exec(block) ?? [];
      const keys = new Map([...head.matchAll(/^# (\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
      const start = line + head.split('\n').length - 1;
      line += block.split('\n').length;
      return {
        sample: {
          file,
          line: start,
          lang: keys.get('lang') ?? 'bash',
          title: keys.get('title') ?? '',
          code: block.slice(head.length).trimEnd(),
        },
        expected: keys.get('expect') ?? '',
      };
    });
}
