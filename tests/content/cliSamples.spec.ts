import {expect, test} from '@playwright/test';

import {exemptionFindings, findings} from './samples/checks';
import {factsPage, pagesIn} from './samples/pages';
import {commandCheckers, tree} from './samples/thv/checkers';

const pages = [...pagesIn('docs-mcp'), factsPage('specs/mcp/cli.json')];
const checks = pages.flatMap((page) => commandCheckers.flatMap((checker) => checker(page)));
const calls = checks.filter(({kind}) => kind === 'thv');

test('a reader can run every thv command that a page shows', () => {
  expect(findings(checks)).toEqual([]);
});

test('at least 150 complete thv lines are checked', () => {
  const lines = calls.filter(({sample}) => sample.lang !== 'inline');
  expect(lines.length).toBeGreaterThanOrEqual(150);
});

test('an author has used every command of the reference in a guide or an example', () => {
  const used = new Set(calls.filter(({sample}) => sample.lang !== 'inline').map(({subject}) => subject));
  const withPage = tree.commands.filter(({page}) => page).map(({path}) => path);
  expect(withPage).toHaveLength(35);
  expect(withPage.filter((path) => !used.has(path))).toEqual([]);
});

test('every page was verified with the release of the command tree', () => {
  const stamps = pagesIn('docs-mcp').filter(({file, verified}) => !file.includes('/_') && verified !== tree.version);
  expect(stamps.map(({file, verified}) => `${file}: verified is ${verified}, the release is ${tree.version}`)).toEqual([]);
});
