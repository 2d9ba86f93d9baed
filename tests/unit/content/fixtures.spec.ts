import {expect, test} from '@playwright/test';

import {runAll} from '../../content/samples/checks';
import {gatewayCheckers} from '../../content/samples/gateway';
import {thvCheckers} from '../../content/samples/thv';
import {fixture} from '../../support/fixtures';

/** A sample; `expect` is part of what an author of a wrong one is told. */
interface Given {
  readonly code: string;
  readonly lang?: string;
  readonly title?: string;
  readonly expect?: string;
}

for (const [name, checkers] of [
  ['cli-samples', thvCheckers],
  ['gateway-samples', gatewayCheckers],
] as const) {
  const {right, wrong} = fixture<Readonly<Record<'right' | 'wrong', readonly Given[]>>>(name);
  const told = (samples: readonly Given[]) =>
    samples.map(({code, lang = 'bash', title = '', expect: expected}) => {
      const checks = runAll(checkers, [{file: name, samples: [{file: name, line: 1, lang, title, code}]}]);
      return {code, expected, count: checks.length, problems: checks.flatMap(({problems}) => problems)};
    });

  test(`an author of wrong ${name} is told what is wrong with each`, () => {
    expect(wrong.length).toBeGreaterThanOrEqual(40);
    const missed = told(wrong).filter(
      ({expected, problems}) => !expected || !problems.some((text) => text.includes(expected)),
    );
    expect(missed).toEqual([]);
  });

  test(`an author of right ${name} hears nothing, though each is checked`, () => {
    expect(right.length).toBeGreaterThanOrEqual(40);
    expect(told(right).filter(({count, problems}) => count === 0 || problems.length > 0)).toEqual([]);
  });
}
