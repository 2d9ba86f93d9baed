import {expect, test} from '@playwright/test';

import {runAll} from '../../content/samples/checks';
import {gatewayCheckers} from '../../content/samples/gateway';
import {read, type Sample} from '../../content/samples/pages';
import {thvCheckers} from '../../content/samples/thv';

/**
 * Parses a fixture file: samples separated by `---`, preceded by lines such as `# expect: …`, `# lang: …` and `# title:
 * …`; `expected` is part of the message about an invalid sample.
 */
function fixturesIn(file: string): {readonly sample: Sample; readonly expected: string}[] {
  let line = 1;
  return read(file)
    .split(/^---\n/m)
    .map((block) => {
      const [head = ''] = /^(?:# \w+: .*\n)*/.exec(block) ?? [];
      const keys = new Map([...head.matchAll(/^# (\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value]));
      const start = line + head.split('\n').length - 1;
      line += block.split('\n').length;
      const [lang, title] = [keys.get('lang') ?? 'bash', keys.get('title') ?? ''];
      return {
        sample: {file, line: start, lang, title, code: block.slice(head.length).trimEnd()},
        expected: keys.get('expect') ?? '',
      };
    });
}

for (const [folder, checkers] of [
  ['cli-samples', thvCheckers],
  ['gateway-samples', gatewayCheckers],
] as const) {
  const results = (name: string) => {
    const fixtures = fixturesIn(`tests/fixtures/${folder}/${name}.txt`);
    expect(fixtures.length).toBeGreaterThanOrEqual(40);
    return fixtures.map(({sample, expected}) => {
      const checks = runAll(checkers, [{file: sample.file, samples: [sample]}]);
      const where = `${sample.file}:${sample.line}: ${sample.code}`;
      return {where, expected, count: checks.length, problems: checks.flatMap(({problems}) => problems)};
    });
  };

  test(`an author of wrong ${folder} is told what is wrong with each`, () => {
    const missed = results('wrong').filter(
      ({expected, problems}) => !expected || !problems.some((text) => text.includes(expected)),
    );
    expect(missed).toEqual([]);
  });

  test(`an author of right ${folder} hears nothing, though each is checked`, () => {
    expect(results('right').filter(({count, problems}) => count === 0 || problems.length > 0)).toEqual([]);
  });
}
