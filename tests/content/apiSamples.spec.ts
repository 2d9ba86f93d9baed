import {expect, test} from '@playwright/test';

import {findings, runAll} from './samples/checks';
import {once} from './samples/once';
import {factsPage, pagesIn} from './samples/pages';
import {addressCheckers} from './samples/thv/checkers';

const checks = once(() => runAll(addressCheckers, [...pagesIn('docs-mcp'), factsPage('specs/mcp/cli.json')]));

test('a reader finds something behind every address of ToolHive that a page names', () => {
  expect(findings(checks())).toEqual([]);
});

test('addresses and requests are checked', () => {
  expect(checks().filter(({kind}) => kind === 'url').length).toBeGreaterThanOrEqual(50);
  expect(checks().filter(({kind}) => kind === 'request').length).toBeGreaterThanOrEqual(20);
});
