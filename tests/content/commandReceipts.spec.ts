import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {VFile} from 'vfile';

import {terminalLines} from '../../src/components/Home/content';
import {loadTree} from '../../src/data/cli/load';
import {pageName} from '../../src/data/cli/tree';
import {parseMdx} from '../../src/data/mdx';
import type {Receipt} from '../../src/data/receipts/link';
import {readRuns} from '../../src/data/runs/read';
import {exportReceipts} from '../../src/plugins/pages/receipts';
import {fillCommandPages} from '../../src/plugins/reference/fill';
import {mcp} from '../../src/site/products';
import {isShownBy} from '../support/shownRun';
import {siteDir} from '../support/site';

import {read} from './samples/pages';

const folder = `${mcp.docsFolder}${mcp.path}/reference/cli`;
const tree = loadTree(siteDir);
const runs = readRuns(siteDir, mcp.id);

/** Receipts of a command page, including its generated part. */
function receiptsOn(name: string): Receipt[] {
  const page: Root = parseMdx(read(`${folder}/${name}`));
  const file = new VFile({path: `/site/${folder}/${name}`});
  fillCommandPages()(page, file);
  exportReceipts({product: mcp.id})(page, file);
  const {value} = page.children.at(-1) as MdxjsEsm;
  return JSON.parse(value.replace(/^export const receipts = \[\.\.\.(.*)\];$/s, '$1')) as Receipt[];
}

for (const name of readdirSync(join(siteDir, folder)).filter((file) => file.endsWith('.mdx'))) {
  test(`the statements of ${name} that readers doubt most have receipts`, () => {
    const command = tree.commands.find(({path}) => `${pageName(path)}.mdx` === name);
    const receipts = receiptsOn(name);
    expect(receipts.filter(({statement}) => statement === '')).toEqual([]);
    const least = command && command.options.length > 0 ? 3 : 1;
    expect(receipts.length, `${name}: at least ${least} receipts`).toBeGreaterThanOrEqual(least);
  });
}

test('every output of an example, and in the terminal of the home page, is what its run recorded', () => {
  const shown = tree.commands.flatMap(({path, page, examples}) =>
    page ? examples.flatMap(({title, output, run}) => (output ? [{place: `${path}: ${title}`, output, run}] : [])) : [],
  );
  const home = terminalLines
    .join('\n')
    .split(/^\$ .*\n/m)
    .filter(Boolean)
    .map((output) => ({place: 'the home page', output: output.trimEnd(), run: 'quickstart/run-list-health'}));
  expect(home.length).toBeGreaterThan(1);
  const outputs = [...shown, ...home];
  expect(outputs.length).toBeGreaterThan(20);
  const faults = outputs.filter(({output, run}) => {
    const named = runs.find((one) => one.name === run);
    return !named || !isShownBy(output, named);
  });
  expect(faults.map(({place, run}) => `${place}: ${run ?? 'no run'}`)).toEqual([]);
});
