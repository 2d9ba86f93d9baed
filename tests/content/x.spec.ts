import {expect, test} from '@playwright/test';
import {findings} from './samples/checks';
import {factsPage, pagesIn} from './samples/pages';
import {addressCheckers,commandCheckers,fileCheckers} from './samples/thv/checkers';
import {gatewayCheckers} from './samples/gateway/checkers';

test('mcp', () => {
  const pages = [...pagesIn('docs-mcp'), factsPage('specs/mcp/cli.json')];
  const checks = pages.flatMap((page) => [...addressCheckers,...commandCheckers,...fileCheckers].flatMap(c=>c(page)));
  const n: Record<string,number> = {}; for (const c of checks) n[c.kind]=(n[c.kind]??0)+1;
  console.log(n);
  expect(findings(checks)).toEqual([]);
});
test('gw', () => {
  const pages = pagesIn('docs-gateway');
  const checks = pages.flatMap((page) => gatewayCheckers.flatMap(c=>c(page)));
  const n: Record<string,number> = {}; for (const c of checks) n[c.kind]=(n[c.kind]??0)+1;
  console.log(n);
  expect(findings(checks)).toEqual([]);
});
