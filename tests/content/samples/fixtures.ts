import {read} from './pages';
import type {Sample} from './types';

/**
 * Parses a fixture file: samples separated by `---`, preceded by lines such as `# expect: …`, `# lang: …` and `# title:
 * …`; `expected` is part of the message about an invalid sample.
 */
export function fixturesIn(file: string): {readonly sample: Sample; readonly expected: string}[] {
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
