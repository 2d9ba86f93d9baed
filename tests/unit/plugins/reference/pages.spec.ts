import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

import {loadTree} from '../../../../src/data/cli/load';
import {fillCommandPages} from '../../../../src/plugins/reference/fill';
import {siteDir} from '../../../support/site';

const folder = 'docs-mcp/toolhive/reference/cli';
const step = fillCommandPages();

test('an author who adds a page without a command reads which file it is', () => {
  const file = new VFile({path: `/site/${folder}/thv_walk.mdx`});
  expect(() => step({type: 'root', children: []}, file)).toThrow(/thv_walk\.mdx: no command of thv v0\.0\.40 belongs/);
});

test('hand-written text is between the options and the related commands', () => {
  const root: Root = {type: 'root', children: [{type: 'thematicBreak'}]};
  step(root, new VFile({path: `/site/${folder}/thv_list.mdx`}));
  const headings = root.children.map((node) => {
    const [text] = node.type === 'heading' && node.depth === 2 ? node.children : [];
    return text?.type === 'text' ? text.value : node.type === 'thematicBreak' ? '---' : '';
  });
  const order = headings.filter(Boolean);
  expect(order[0]).toBe('Usage');
  expect(order.indexOf('---')).toBeGreaterThan(order.indexOf('Options'));
  expect(order.indexOf('---')).toBeLessThan(order.indexOf('Related commands'));
});

test('a page shows the command tree as it is when the page compiles', () => {
  const copy = test.info().outputPath('edited');
  mkdirSync(copy, {recursive: true});
  cpSync(join(siteDir, 'specs/mcp'), join(copy, 'specs/mcp'), {recursive: true});
  const fill = fillCommandPages();
  const textOf = (): string => {
    const root: Root = {type: 'root', children: []};
    fill(root, new VFile({path: `/site/${folder}/thv_list.mdx`, cwd: copy}));
    return JSON.stringify(root);
  };
  expect(textOf()).not.toContain('Edited summary');
  const file = join(copy, 'specs/mcp/cli.json');
  const [note] = loadTree(copy).commands.find(({path}) => path === 'thv list')!.description;
  writeFileSync(file, readFileSync(file, 'utf8').replace(JSON.stringify(note), '"Edited summary."'));
  expect(textOf()).toContain('Edited summary');
});
