import {expect, test} from '@playwright/test';

import {gateway} from '../../src/site/products';

import {exemptionFindings, findings, runAll} from './samples/checks';
import {config, gatewayCheckers} from './samples/gateway/checkers';
import {once} from './samples/once';
import {pagesIn} from './samples/pages';

const pages = once(() => pagesIn('docs-gateway'));
const checks = once(() => runAll(gatewayCheckers, pages()));

test('a reader can use every command, address and file of CodeGate that a page shows', () => {
  expect(findings(checks())).toEqual([]);
});

test('at least 120 samples are checked against the data of CodeGate', () => {
  const own = checks().filter(({kind}) => !['language', 'option', 'syntax'].includes(kind));
  expect(new Set(own.map(({sample}) => sample)).size).toBeGreaterThanOrEqual(120);
});

test('an author gives a reason for each wrong sample, and no right one is exempt', () => {
  expect(exemptionFindings(pages(), checks())).toEqual([]);
});

test('the release that every page names is the release of the configuration', () => {
  expect(gateway.release).toBe(config.release);
});
