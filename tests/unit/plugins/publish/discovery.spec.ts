import {expect, test} from '@playwright/test';

import {parseMdx} from '../../../../src/data/mdx';
import {
  claudeCodeCommand,
  cursorInstall,
  fillServedDocs,
  vscodeInstall,
} from '../../../../src/plugins/pages/servedDocs';
import {agents, security} from '../../../../src/plugins/publish/discovery';
import {products} from '../../../../src/site/products';

const site = {name: 'Docs', url: 'https://docs.example.com', baseUrl: '/d/'};
const server = 'https://docs.example.com/d/mcp';

test('AGENTS.md names the releases and the ways to read, and a server only where there is one', () => {
  const {path, content} = agents(site);
  expect(path).toBe('AGENTS.md');
  products.forEach(({name, release}) => expect(content).toContain(`- ${name} ${release}: `));
  expect(content).toContain('https://docs.example.com/d/llms.txt');
  expect(content).toContain('https://docs.example.com/d/toolhive/llms-full.txt');
  expect(content).not.toContain('/mcp\n');
  expect(agents(site, server).content).toContain(server);
});

test('security.txt has a contact and expires within a year', () => {
  const {path, content} = security(site, 'https://github.com/owner/docs', new Date('2026-11-23T13:00:00Z'));
  expect(path).toBe('.well-known/security.txt');
  expect(content).toContain('Contact: https://github.com/owner/docs/security/advisories/new\n');
  expect(content).toContain('Expires: 2027-11-22T00:00:00.000Z\n');
  expect(content).toContain('Canonical: https://docs.example.com/d/.well-known/security.txt\n');
});

test('links that add the server hold its address', () => {
  const vscode = JSON.parse(decodeURIComponent(vscodeInstall(server).replace('vscode:mcp/install?', ''))) as object;
  expect(vscode).toEqual({name: 'docs', type: 'http', url: server});
  const config = new URL(cursorInstall(server)).searchParams.get('config') ?? '';
  expect(JSON.parse(Buffer.from(config, 'base64').toString())).toEqual({url: server});
  expect(claudeCodeCommand(server)).toBe(`claude mcp add --transport http docs ${server}`);
});

test('a page names the address of the server where there is one, and nothing where there is none', () => {
  const page = '<ServedDocs />\n\n---\n';
  const [without, served] = [parseMdx(page), parseMdx(page)];
  fillServedDocs()(without);
  expect(without.children).toMatchObject([{type: 'thematicBreak'}]);
  fillServedDocs(server)(served);
  expect(served.children[0]).toMatchObject({type: 'heading', depth: 2});
  expect(JSON.stringify(served)).toContain(server);
  expect(served.children.at(-1)).toMatchObject({type: 'thematicBreak'});
});
