import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';

import type {CommandTree} from '../../../../src/data/cli/tree';
import {type CommandPage, commandPage} from '../../../../src/plugins/reference/commandPage';
import {fillCommandPages} from '../../../../src/plugins/reference/fill';
import {fixture} from '../../../support/fixtures';

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

test('a reader of a command gets all that the data have, but the options that its help hides', () => {
  const {tree, page} = fixture<{tree: CommandTree; page: CommandPage}>('command');
  expect(commandPage(tree, tree.commands[1]!, '/cli')).toEqual(page);
});
