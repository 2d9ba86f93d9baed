import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {settings} from '../../src/site/settings';
import {buildDir} from '../support/site';

const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(join(buildDir, path)));

test('agents and scanners find what they look for at fixed addresses, and what these files name', () => {
  const addresses = readFileSync(join(buildDir, 'AGENTS.md'), 'utf8').match(/https?:\/\/[^\s"]+/g) ?? [];
  const named = addresses.filter((url) => url.startsWith(`${settings.url}/`)).map((url) => new URL(url).pathname);
  expect(named.length).toBeGreaterThan(5);
  const fixed = ['.well-known/security.txt', 'docs-data.json'];
  expect(missing([...fixed, ...named].map((path) => (/\.\w+$/.test(path) ? path : `${path}.html`)))).toEqual([]);
});

test('without an address of a server the guide names none', () => {
  test.skip(settings.mcpUrl !== undefined, 'this build has a server');
  const guide = readFileSync(join(buildDir, 'toolhive/how-to/docs-mcp-server.md'), 'utf8');
  expect(guide).not.toContain('Connect by address');
});
