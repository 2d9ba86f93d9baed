import {expect, test} from '@playwright/test';

import packageFile from '../../package.json';
import {limits} from '../../src/mcp-server/limits';
import {prompts} from '../../src/mcp-server/prompts';
import {tools} from '../../src/mcp-server/tools';
import {agentGuide} from '../../src/site/assistants';
import {mcp, products} from '../../src/site/products';

import {findings, runAll} from './samples/checks';
import {gatewayCheckers} from './samples/gateway';
import {extract, read} from './samples/pages';
import {thvCheckers} from './samples/thv';

const guide = read(`${mcp.docsFolder}${agentGuide}.mdx`);

test('the guide names the tools of the docs server with their arguments, its prompts, and its limits', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` \| (.+?) \|/gm)].map(([, tool, args = '']) => [
    tool,
    [...args.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  ]);
  expect(rows).toEqual(
    tools.map(({definition}) => [definition.name, Object.keys(definition.inputSchema.properties ?? {})]),
  );
  expect(prompts.filter(({name}) => !guide.includes(`\`${name}\``))).toEqual([]);
  expect(guide).toContain(`at most ${limits.hits.most}`);
  expect(guide).toContain(`at most ${limits.text.toLocaleString('en')} characters`);
});

test('the guide starts the script of the docs server, with a runtime that this site accepts', () => {
  const entries = [...guide.matchAll(/[\w./~-]*(src\/mcp-server\/\S+?\.mjs)/g)].map(([, file]) => `node ${file}`);
  expect([...new Set(entries)]).toEqual([packageFile.scripts.mcp]);
  expect(guide).toContain(`Node.js ${packageFile.engines.node.replace('>=', '')} or newer`);
});

for (const {name, path, release} of products) {
  test(`the skill of ${name} is true, short, and for the documented release`, () => {
    const file = `static/.well-known/agent-skills${path}/SKILL.md`;
    const text = read(file);
    const page = extract(file, text);
    expect(page.samples.length).toBeGreaterThan(3);
    expect(findings(runAll([...thvCheckers, ...gatewayCheckers], [page]))).toEqual([]);
    expect(text).toContain(`# ${name} ${release}`);
    expect(text.split('\n').length).toBeLessThan(100);
    expect(/^description: (.+)$/m.exec(text)?.[1]?.length).toBeLessThanOrEqual(1024);
    const links = [...text.matchAll(/\]\((\/\S+?)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !/^\/(toolhive|codegate|category)[\w/.-]*\.md$/.test(link))).toEqual(['/llms.txt']);
  });
}
