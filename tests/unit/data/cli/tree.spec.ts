import {expect, test} from '@playwright/test';

import {checkTree} from '../../../../src/data/cli/load';
import {childrenOf, type CommandTree, pageName, parentPath} from '../../../../src/data/cli/tree';
import {readJson} from '../../../../src/data/readJson';
import {siteDir} from '../../../support/site';

const tree = readJson(siteDir, 'specs/mcp/cli.json') as CommandTree;
const schema = readJson(siteDir, 'specs/mcp/cli.schema.json') as object;
const run = tree.commands.find(({path}) => path === 'thv run')!;
const [first, ...others] = run.options;
const [debug, ...globals] = tree.globalOptions;

/** The tree with another command `thv run`. */
const withRun = (change: object) => ({
  ...tree,
  commands: tree.commands.map((command) => (command === run ? {...run, ...change} : command)),
});
const withFirst = (change: object) => withRun({options: [{...first, ...change}, ...others]});
const withNew = (change: object) => {
  const option = {name: 'new', type: 'string', default: '', repeatable: false, description: 'Says something.'};
  return withRun({options: [...run.options, {...option, ...change}]});
};

for (const [fault, data, message] of [
  ['a command has an unknown key', withRun({color: 'red'}), /"thv run": .*additional properties.*"color"/],
  ['an option has an unknown key', withFirst({color: 'red'}), /"thv run" "authz-config": .*"color"/],
  ['a default is not of its type', withFirst({default: 3}), /"thv run" "authz-config": .*must be string/],
  ['an option is listed twice', withNew({name: 'port'}), /"thv run": option --port is listed twice/],
  ['a short form is listed twice', withNew({short: 'e'}), /"thv run": option -e is listed twice/],
  ['an option repeats an inherited one', withNew({name: 'debug'}), /"thv run": option --debug is listed twice/],
  ['an option takes an inherited short form', withNew({short: 'h'}), /"thv run": option -h is listed twice/],
  ['a command is listed twice', {...tree, commands: [...tree.commands, run]}, /command "thv run" is listed twice/],
  ['a command has no parent', withRun({path: 'thv walk fast'}), /"thv walk fast" is an orphan: "thv walk" is missing/],
  ['a command has no example', withRun({examples: []}), /"thv run": .*fewer than 1 items/],
  [
    'an inherited option has an unknown key',
    {...tree, globalOptions: [{...debug, color: 'red'}, ...globals]},
    /globalOptions.* "debug": .*"color"/,
  ],
  ['the release is missing', {...tree, version: undefined}, /top level.*required property 'version'/],
] as const) {
  test(`an author reads one line that names the entry when ${fault}`, () => {
    const check = () => checkTree(data, schema);
    expect(check).toThrow(message);
    expect(check).toThrow(/^specs\/mcp\/cli\.json: .*$/);
  });
}

test('the command tree of the release is accepted, and a command finds its parent, children and page', () => {
  const sound = checkTree(tree, schema);
  expect(parentPath({path: 'thv config get-ca-cert'})).toBe('thv config');
  expect(parentPath({path: 'thv'})).toBeUndefined();
  expect(childrenOf(sound, 'thv registry').map(({path}) => path)).toEqual(['thv registry info', 'thv registry list']);
  expect(pageName('thv config get-ca-cert')).toBe('thv_config_get-ca-cert');
});
