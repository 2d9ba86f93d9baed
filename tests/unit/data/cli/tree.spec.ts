import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from '@playwright/test';

import {checkTree, childrenOf, pageName, parentPath} from '../../../../src/data/cli/tree';
import {siteDir} from '../../../support/site';

import {type LooseCommand, type LooseTree, option} from './looseTree';

const [tree, schema] = ['cli.json', 'cli.schema.json'].map((name) =>
  readFileSync(join(siteDir, 'specs/mcp', name), 'utf8'),
);

function messageAfter(spoil: (tree: LooseTree, run: LooseCommand) => void): string {
  const data = JSON.parse(tree!) as LooseTree;
  spoil(
    data,
    data.commands.find(({path}) => path === 'thv run')!,
  );
  try {
    checkTree(data, JSON.parse(schema!) as object);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

const faults: [fault: string, spoil: (tree: LooseTree, run: LooseCommand) => void, message: RegExp][] = [
  [
    'a command has an unknown key',
    (_, run) => (run.color = 'red'),
    /command "thv run" .*additional properties.*"color"/,
  ],
  [
    'an option has an unknown key',
    (_, run) => (run.options[0]!.color = 'red'),
    /option --authz-config of command "thv run" .*"color"/,
  ],
  ['a command lacks a key', (_, run) => delete run.usage, /command "thv run" .*required property 'usage'/],
  [
    'an option has an unknown type',
    (_, run) => (run.options[0]!.type = 'text'),
    /option --authz-config of command "thv run" .*"string"/,
  ],
  [
    'a default is not of its type',
    (_, run) => (run.options[0]!.default = 3),
    /option --authz-config of command "thv run" .*must be string/,
  ],
  [
    'an option is listed twice',
    (_, run) => run.options.push(option('port')),
    /command "thv run": option --port is listed twice/,
  ],
  [
    'a short form is listed twice',
    (_, run) => run.options.push({...option('new'), short: 'e'}),
    /command "thv run": option -e is listed twice/,
  ],
  [
    'an option repeats an inherited one',
    (_, run) => run.options.push(option('debug')),
    /command "thv run": option --debug is listed twice/,
  ],
  [
    'an option takes an inherited short form',
    (_, run) => run.options.push({...option('new'), short: 'h'}),
    /"thv run": option -h is listed twice/,
  ],
  ['a command is listed twice', (data, run) => data.commands.push(run), /command "thv run" is listed twice/],
  [
    'a command has no parent',
    (_, run) => (run.path = 'thv walk fast'),
    /command "thv walk fast" is an orphan: "thv walk" is missing/,
  ],
  ['a command has no example', (_, run) => (run.examples = []), /command "thv run" .*fewer than 1 items/],
  ['a command has no related guide', (_, run) => (run.related = []), /command "thv run" .*fewer than 1 items/],
  [
    'an inherited option has an unknown key',
    (data) => (data.globalOptions[0]!.color = 'red'),
    /option --debug of global options .*"color"/,
  ],
  ['the release is missing', (data) => delete data.version, /top level.*required property 'version'/],
];

for (const [fault, spoil, message] of faults) {
  test(`an author reads one line that names the entry when ${fault}`, () => {
    const text = messageAfter(spoil);
    expect(text).toMatch(/^specs\/mcp\/cli\.json: /);
    expect(text).toMatch(message);
    expect(text).not.toContain('\n');
  });
}

test('the command tree of the release is accepted', () => {
  expect(messageAfter(() => undefined)).toBe('accepted');
});

test('a command finds its parent, its children and its page by its path', () => {
  const sound = checkTree(JSON.parse(tree!), JSON.parse(schema!) as object);
  expect(parentPath({path: 'thv config get-ca-cert'})).toBe('thv config');
  expect(parentPath({path: 'thv'})).toBeUndefined();
  expect(childrenOf(sound, 'thv registry').map(({path}) => path)).toEqual(['thv registry info', 'thv registry list']);
  expect(pageName('thv config get-ca-cert')).toBe('thv_config_get-ca-cert');
});
