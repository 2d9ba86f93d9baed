import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {expect, test} from '@playwright/test';

import {hosts, makePackage} from '../../src/mcp-server/bundle';
import {tools} from '../../src/mcp-server/tools';
import {buildDir, siteDir} from '../support/site';
import {sitemapPaths} from '../support/sitemap';
import {call, clientOf, textOf} from '../unit/mcp-server/test';

test.describe.configure({mode: 'default'});

/** Maximum bytes of the package. */
const largest = {packed: 1_500_000, unpacked: 3_000_000};

let outDir: string;
let tarball: string;

test.beforeAll(async ({}, workerInfo) => {
  outDir = join(siteDir, '.cache', `docs-mcp-test-${workerInfo.workerIndex}`);
  tarball = await makePackage(siteDir, buildDir, outDir);
});

const files = (): string[] => execFileSync('tar', ['-tzf', tarball], {encoding: 'utf8'}).trim().split('\n').sort();

test('the package has one module, the pages and their documentation', () => {
  expect(files()).toEqual(
    ['LICENSE', 'README.md', 'docs-data.json.gz', 'docs-mcp.mjs', 'package.json'].map((file) => `package/${file}`),
  );
  expect(statSync(tarball).size).toBeLessThan(largest.packed);
  const size = files().reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0);
  expect(size).toBeLessThan(largest.unpacked);
});

test('the package has no dependencies', () => {
  const {dependencies, bin} = JSON.parse(readFileSync(join(outDir, 'package/package.json'), 'utf8')) as {
    dependencies?: object;
    bin: Record<string, string>;
  };
  expect(dependencies).toBeUndefined();
  expect(Object.values(bin)).toEqual(['docs-mcp.mjs']);
  const code = readFileSync(join(outDir, 'package/docs-mcp.mjs'), 'utf8');
  const imported = [...code.matchAll(/(?:^|[;\n])import\b[^;"'()]*["']([^"']+)["']/g)].map(([, name = '']) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([]);
  expect(code).not.toMatch(/\bnew Function\(|\beval\(/);
});

test('npx starts the server in an empty folder, with every page', async ({}, {outputDir}) => {
  const cwd = join(outputDir, 'empty');
  mkdirSync(cwd, {recursive: true});
  const env = {PATH: process.env.PATH ?? '', HOME: cwd, npm_config_offline: 'true', npm_config_cache: join(cwd, 'npm')};
  const args = ['--yes', '--package', tarball, 'stacklok-docs-mcp'];
  const client = await clientOf(new StdioClientTransport({command: 'npx', args, cwd, env, stderr: 'ignore'}));
  expect((await client.listTools()).tools).toHaveLength(tools.length);
  const listed = textOf(await call(client, 'list_pages'));
  expect(sitemapPaths().filter((path) => !listed.includes(`- ${path}: `))).toEqual([]);
  await client.close();
});

test('the data can come from a built site instead', async () => {
  const output = execFileSync(process.execPath, [join(outDir, 'package/docs-mcp.mjs'), '--from', buildDir], {
    input: '{"jsonrpc":"2.0","id":1,"method":"ping"}\n',
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toMatchObject({id: 1});
});

for (const host of hosts) {
  test(`the function for ${host} handles a request without other files`, async () => {
    const file = join(outDir, 'functions', `${host}.mjs`);
    expect(existsSync(file)).toBe(true);
    const script = `
      const {default: main, onRequest} = await import(${JSON.stringify(file)});
      const request = new Request('https://docs.example.com/mcp', {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      });
      const answer = onRequest ? onRequest({request}) : typeof main === 'function' ? main(request) : main.fetch(request);
      console.log(await (await answer).text());`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {encoding: 'utf8'});
    expect((JSON.parse(output) as {result: {tools: unknown[]}}).result.tools).toHaveLength(tools.length);
  });
}
