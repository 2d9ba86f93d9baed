import {expect, test} from '@playwright/test';

import {mcp} from '../../src/site/products';
import {specificationRoutes} from '../build/specificationRoutes';

import {findings, runAll} from './samples/checks';
import {once} from './samples/once';
import {factsPage, pagesIn} from './samples/pages';
import {commandCheckers, tree} from './samples/thv/checkers';

const pages = once(() => pagesIn('docs-mcp'));
const checks = once(() => runAll(commandCheckers, [...pages(), factsPage('specs/mcp/cli.json')]));
const lines = once(() => checks().filter(({kind, sample}) => kind === 'thv' && sample.lang !== 'inline'));

test('a reader can run every thv command that a page shows', () => {
  expect(findings(checks())).toEqual([]);
});

test('at least 150 complete thv lines are checked', () => {
  expect(lines().length).toBeGreaterThanOrEqual(150);
});

test('the author of the reference has used each of its commands in a guide or an example', () => {
  const used = new Set(lines().map(({subject}) => subject));
  const paths = tree.commands.filter(({page}) => page).map(({path}) => path);
  expect(paths, 'the list is in tests/build/specificationRoutes.ts').toHaveLength(specificationRoutes.commands.length);
  expect(paths.filter((path) => !used.has(path))).toEqual([]);
});

test('the release that every page names is the release of the command tree', () => {
  expect(mcp.release).toBe(tree.version);
});
