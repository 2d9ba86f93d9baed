import {expect, test} from '@playwright/test';

import {callsIn} from '../../src/data/checks/shell';
import {findCommand} from '../../src/data/checks/thv/parse';
import {gateway, mcp} from '../../src/site/products';

import {exemptionFindings, findings, runAll} from './samples/checks';
import {gatewayCheckers} from './samples/gateway';
import {config} from './samples/gatewayFacts';
import {factsPage, once, pagesIn} from './samples/pages';
import {thvCheckers, tree} from './samples/thv';

const facts = factsPage('specs/mcp/cli.json');
const checked = {
  [mcp.name]: once(() => {
    const pages = pagesIn(mcp.docsFolder);
    return {pages, checks: runAll(thvCheckers, [...pages, facts])};
  }),
  [gateway.name]: once(() => {
    const pages = pagesIn(gateway.docsFolder);
    return {pages, checks: runAll(gatewayCheckers, pages)};
  }),
};

for (const [name, result] of Object.entries(checked)) {
  test(`a reader can use every command, address and file of ${name} that a page shows`, () => {
    expect(findings(result().checks)).toEqual([]);
  });

  test(`an author gives a reason for each wrong sample of ${name}, and no right one is exempt`, () => {
    const {pages, checks} = result();
    expect(exemptionFindings(pages, checks)).toEqual([]);
  });
}

for (const [kind, least] of [
  ['url', 50],
  ['request', 20],
  ['file', 40],
  ['kubectl', 40],
] as const) {
  test(`at least ${least} samples of ToolHive are checked as ${kind}`, () => {
    const found = checked[mcp.name]!().checks.filter((check) => check.kind === kind);
    expect(found.length).toBeGreaterThanOrEqual(least);
  });
}

test('the author of the reference has used each of its commands, in at least 150 complete thv lines', () => {
  const lines = [...checked[mcp.name]!().pages, facts]
    .flatMap(({samples}) => samples.filter(({lang}) => lang !== 'inline').flatMap(callsIn))
    .filter(({program}) => program === tree.tool);
  expect(lines.length).toBeGreaterThanOrEqual(150);
  const used = new Set(lines.map(({args}) => findCommand(tree, args).command.path));
  const paths = tree.commands.filter(({page}) => page).map(({path}) => path);
  expect(paths.filter((path) => !used.has(path))).toEqual([]);
});

test('at least 120 samples are checked against the data of CodeGate', () => {
  const own = checked[gateway.name]!().checks.filter(({kind}) => !['language', 'option', 'syntax'].includes(kind));
  expect(new Set(own.map(({sample}) => sample)).size).toBeGreaterThanOrEqual(120);
});

test('the release that every page names is the release of the data', () => {
  expect([mcp.release, gateway.release]).toEqual([tree.version, config.release]);
});
