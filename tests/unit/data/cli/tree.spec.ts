import {expect, test} from '@playwright/test';

import {loadTree} from '../../../../src/data/cli/load';
import type {CommandTree} from '../../../../src/data/cli/tree';
import {checked, readJson} from '../../../../src/data/readJson';
import {siteDir} from '../../../support/site';

const tree = loadTree(siteDir);
const schema = readJson(siteDir, 'specs/mcp/cli.schema.json') as object;
const run = tree.commands.find(({path}) => path === 'thv run')!;
const [first, ...others] = run.options;

/** The tree with another command `thv run`. */
const withRun = (change: object) => ({
  ...tree,
  commands: tree.commands.map((command) => (command === run ? {...run, ...change} : command)),
});
const withFirst = (change: object) => withRun({options: [{...first, ...change}, ...others]});

for (const [fault, data, message] of [
  ['a command has an unknown key', withRun({color: 'red'}), /"thv run": .*additional properties.*"color"/],
  ['a command lacks a key', withRun({usage: undefined}), /"thv run": .*required property 'usage'/],
  ['an option has an unknown key', withFirst({color: 'red'}), /"thv run" "authz-config": .*"color"/],
  ['a default is not of its type', withFirst({default: 3}), /"thv run" "authz-config": .*must be string/],
  ['a command has no example', withRun({examples: []}), /"thv run": .*fewer than 1 items/],
  ['the release is missing', {...tree, version: undefined}, /top level.*required property 'version'/],
] as const) {
  test(`an author reads one line that names the entry when ${fault}`, () => {
    const check = () => checked<CommandTree>('specs/mcp/cli.json', data, schema);
    expect(check).toThrow(message);
    expect(check).toThrow(/^specs\/mcp\/cli\.json: .*$/);
  });
}
