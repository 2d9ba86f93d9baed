import {expect, test} from '@playwright/test';

import {loadTree} from '../../src/plugins/cli-reference/load';

import {bashSyntax} from './samples/bashSyntax';
import {findings} from './samples/checks';
import {factsPage, pagesIn, read, root} from './samples/pages';
import {thvCalls} from './samples/thv';

const tree = loadTree(root);
const {servers} = JSON.parse(read('specs/mcp/registry-servers.json'));
const pages = [...pagesIn('docs-mcp'), factsPage('specs/mcp/cli.json')];

test('x', () => {
  const checks = pages.flatMap((page) => [...thvCalls(tree, servers)(page), ...bashSyntax(page)]);
  console.log(checks.filter((c) => c.kind==='thv').length, checks.length);
  expect(findings(checks)).toEqual([]);
});
