import {expect, test} from '@playwright/test';

import {exemptionFindings, findings, runAll} from './samples/checks';
import {once} from './samples/once';
import {pagesIn} from './samples/pages';
import {addressCheckers, commandCheckers, fileCheckers} from './samples/thv/checkers';

const pages = once(() => pagesIn('docs-mcp'));
const checks = once(() => runAll(fileCheckers, pages()));

test('a reader can save and use every JSON and YAML file that a page shows', () => {
  expect(findings(checks())).toEqual([]);
});

test('files and cluster commands are checked', () => {
  expect(checks().filter(({kind}) => kind === 'file').length).toBeGreaterThanOrEqual(40);
  expect(checks().filter(({kind}) => kind === 'kubectl').length).toBeGreaterThanOrEqual(40);
});

test('an author gives a reason for each wrong sample, and no right one is exempt', () => {
  const others = runAll([...commandCheckers, ...addressCheckers], pages());
  expect(exemptionFindings(pages(), [...checks(), ...others])).toEqual([]);
});
