import {expect, test} from '@playwright/test';

import {runAll} from '../../content/samples/checks';
import {fixturesIn} from '../../content/samples/fixtures';
import {gatewayCheckers} from '../../content/samples/gateway/checkers';
import {addressCheckers, commandCheckers, fileCheckers} from '../../content/samples/thv/checkers';

const products = [
  {folder: 'cli-samples', checkers: [...commandCheckers, ...addressCheckers, ...fileCheckers]},
  {folder: 'gateway-samples', checkers: gatewayCheckers},
];

for (const {folder, checkers} of products) {
  const read = (name: string) => {
    const fixtures = fixturesIn(`tests/fixtures/${folder}/${name}.txt`);
    const pages = fixtures.map(({sample}) => ({file: sample.file, samples: [sample]}));
    const found = runAll(checkers, pages);
    return fixtures.map(({sample, expected}) => {
      const checks = found.filter((one) => one.sample === sample);
      const where = `${sample.file}:${sample.line}: ${sample.code}`;
      return {where, expected, checks, problems: checks.flatMap(({problems}) => problems)};
    });
  };

  test(`an author of wrong ${folder} is told what is wrong with each`, () => {
    const results = read('wrong');
    expect(results.length).toBeGreaterThanOrEqual(40);
    const missed = results.filter(
      ({expected, problems}) => !expected || !problems.some((text) => text.includes(expected)),
    );
    expect(missed.map(({where, expected, problems}) => ({where, expected, problems}))).toEqual([]);
  });

  test(`an author of right ${folder} hears nothing, though each is checked`, () => {
    const results = read('right');
    expect(results.length).toBeGreaterThanOrEqual(40);
    expect(results.filter(({problems}) => problems.length > 0).map(({where, problems}) => ({where, problems}))).toEqual(
      [],
    );
    expect(results.filter(({checks}) => checks.length === 0).map(({where}) => where)).toEqual([]);
  });
}
