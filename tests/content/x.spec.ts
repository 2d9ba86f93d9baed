import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {requests} from './samples/api/requests';
import {urls} from './samples/api/urls';
import {findings} from './samples/checks';
import {gatewayHosts, gatewayNetwork, providerAddress} from './samples/gateway/network';
import {factsPage, pagesIn, read} from './samples/pages';
import {serverHosts, serverNetwork} from './samples/thv/network';

test('mcp', () => {
  const net = serverNetwork(parse(read('specs/mcp/openapi.yaml')));
  const pages = [...pagesIn('docs-mcp'), factsPage('specs/mcp/cli.json')];
  const checks = pages.flatMap((page) => [...urls(serverHosts, /a^/, net)(page), ...requests(parse(read('specs/mcp/openapi.yaml')), net)(page)]);
  console.log(checks.length);
  expect(findings(checks)).toEqual([]);
});
test('gw', () => {
  const api = JSON.parse(read('specs/gateway/openapi.json'));
  const net = gatewayNetwork(JSON.parse(read('specs/gateway/config.json')), api);
  const pages = pagesIn('docs-gateway');
  const checks = pages.flatMap((page) => [...urls(gatewayHosts, providerAddress, net)(page), ...requests(api, net)(page)]);
  console.log(checks.length);
  expect(findings(checks)).toEqual([]);
});
