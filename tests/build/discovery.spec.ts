import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {apiCatalogPath} from '../../src/site/hosting';
import {settings} from '../../src/site/settings';
import {buildDir} from '../support/site';

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(buildDir, path)));

test('agents and scanners find what they look for at fixed addresses, and what these files name', () => {
  const named = [apiCatalogPath, 'AGENTS.md'].flatMap((path) => {
    const addresses = readFileSync(join(buildDir, path), 'utf8').match(/https?:\/\/[^\s"]+/g) ?? [];
    return addresses.filter((address) => address.startsWith(`${settings.url}/`)).map((url) => new URL(url).pathname);
  });
  expect(named.length).toBeGreaterThan(8);
  const fixed = ['.well-known/security.txt', '.well-known/agent-skills/index.json', 'docs-data.json'];
  expect(missing([...fixed, ...named].map((path) => (/\.\w+$/.test(path) ? path : `${path}.html`)))).toEqual([]);
});

test('without an address of a server there is no server card, and the guide names none', () => {
  test.skip(settings.mcpUrl !== undefined, 'this build has a server');
  const card = '.well-known/mcp/server-card.json';
  expect(missing([card])).toEqual([card]);
  const guide = readFileSync(join(buildDir, 'toolhive/how-to/docs-mcp-server.md'), 'utf8');
  expect(guide).not.toContain('Connect by address');
});
