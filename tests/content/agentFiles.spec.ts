import {expect, test} from '@playwright/test';

import packageFile from '../../package.json';
import {limits} from '../../src/mcp-server/limits';
import {prompts} from '../../src/mcp-server/prompts';
import {tools} from '../../src/mcp-server/tools';
import {agentGuide} from '../../src/site/assistants';
import {mcp} from '../../src/site/products';

import {read} from './samples/pages';

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
