import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import packageFile from '../../package.json';
import {limits} from '../../src/mcp-server/limits';
import {prompts} from '../../src/mcp-server/prompts';
import {tools} from '../../src/mcp-server/tools';
import {agentGuide} from '../../src/site/assistants';
import {mcp, products} from '../../src/site/products';

import {findings, runAll} from './samples/checks';
import {extract} from './samples/extract';
import {gatewayCheckers} from './samples/gateway/checkers';
import {read, root} from './samples/pages';
import {commandCheckers} from './samples/thv/checkers';

const guide = read(`${mcp.docsFolder}${agentGuide}.mdx`);
const skillFolder = 'static/.well-known/agent-skills';
const skills = products.map(({path}) => `${skillFolder}${path}/SKILL.md`);

test('the guide names the tools of the docs server with their arguments, no others and all of them', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` \| (.+?) \|/gm)].map(([, tool, args = '']) => [
    tool,
    [...args.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(rows).toEqual(
    tools.map(({definition}) => [definition.name, Object.keys(definition.inputSchema.properties ?? {})]),
  );
});

test('the guide names every prompt and the true limits', () => {
  expect(prompts.filter(({name}) => !guide.includes(`\`${name}\``))).toEqual([]);
  expect(guide).toContain(`at most ${limits.hits.most}`);
  expect(guide).toContain(`at most ${limits.text.toLocaleString('en')} characters`);
});

test('the guide starts a file and a script that exist, with a runtime that this site accepts', () => {
  const entries = [...guide.matchAll(/[\w./~-]*(src\/mcp-server\/\S+?\.mjs)/g)].map(([, file = '']) => file);
  expect(new Set(entries).size).toBe(1);
  expect(existsSync(join(root, entries[0] ?? ''))).toBe(true);
  expect(packageFile.scripts.mcp).toBe(`node ${entries[0]}`);
  expect(guide).toContain(`Node.js ${packageFile.engines.node.replace('>=', '')} or newer`);
});

for (const [i, file] of skills.entries()) {
  const product = products[i];
  const text = read(file);

  test(`an agent finds the skill of ${product?.name}, short and for the documented release`, () => {
    expect(text).toContain(`# ${product?.name} ${product?.release}`);
    expect(text.split('\n').length).toBeLessThan(100);
    const [, description = ''] = /^description: (.+)$/m.exec(text) ?? [];
    expect(description.length).toBeLessThanOrEqual(1024);
  });

  test(`commands and addresses in the skill of ${product?.name} are true`, () => {
    const page = extract(file, text);
    expect(page.samples.length).toBeGreaterThan(3);
    expect(findings(runAll([...commandCheckers, ...gatewayCheckers], [page]))).toEqual([]);
  });

  test(`links in the skill of ${product?.name} lead to copies of pages`, () => {
    const links = [...text.matchAll(/\]\((\/\S+?)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !/^\/(toolhive|codegate|category)[\w/.-]*\.md$/.test(link))).toEqual(['/llms.txt']);
  });
}
