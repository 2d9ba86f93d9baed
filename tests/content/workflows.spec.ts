import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {expect, test} from '@playwright/test';

import {pins} from './workflows/commands';
import {parseWorkflow} from './workflows/parse';
import {workflowRules} from './workflows/rules';

const root = join(__dirname, '../..');
const fixtures = join(__dirname, '../fixtures/workflows');
const workflows = readdirSync(join(root, '.github'), {recursive: true, withFileTypes: true})
  .filter(({name, parentPath}) => name.endsWith('.yml') && /[\\/](?:workflows|actions)\b/.test(parentPath))
  .map(({name, parentPath}) => join(parentPath, name))
  .map((path) => parseWorkflow(relative(root, path), readFileSync(path, 'utf8')));
const good = readFileSync(join(fixtures, 'good.yml'), 'utf8');
const breaks = JSON.parse(readFileSync(join(fixtures, 'breaks.json'), 'utf8')) as Record<string, [string, string][]>;

test('the workflows and the actions are found', () => {
  const files = workflows.map(({file}) => file.replace('.github/', '')).sort();
  expect(files).toEqual([
    ...['actions/report/action.yml', 'actions/setup/action.yml', 'workflows/ci.yml', 'workflows/deploy.yml'],
    ...['workflows/links.yml', 'workflows/package-deploy.yml', 'workflows/security.yml', 'workflows/specs.yml'],
  ]);
});

for (const [name, rule] of Object.entries(workflowRules)) {
  test(`workflows: ${name}`, () => {
    expect(workflows.flatMap((workflow) => rule(workflow).map((fault) => `${workflow.file}: ${fault}`))).toEqual([]);
  });

  test(`a workflow that breaks this is found: ${name}`, () => {
    expect(rule(parseWorkflow('good.yml', good))).toEqual([]);
    for (const [from, to] of breaks[name] ?? []) {
      expect(good).toContain(from);
      expect(rule(parseWorkflow('bad.yml', good.replace(from, to))), to).not.toEqual([]);
    }
    expect(breaks[name]?.length).toBeGreaterThan(0);
  });
}

test('a workflow that is no YAML is named', () => {
  expect(() => parseWorkflow('bad.yml', 'on: {')).toThrow(/^bad\.yml: .+$/);
});

test('an action is pinned to one commit everywhere', () => {
  const found = workflows.flatMap(({file, text}) => pins(text).map((pin) => ({...pin, file})));
  const others = found.filter((pin) => {
    const first = found.find(({action}) => action === pin.action);
    return pin.commit !== first?.commit || pin.version !== first?.version;
  });
  expect(others.map(({file, action}) => `${file}: ${action} is pinned to another commit elsewhere`)).toEqual([]);
});

const addresses: [string, string][] = [
  ['', 'https://stacklok.github.io'],
  ['https://docs.example.com', 'https://docs.example.com'],
];

for (const [wanted, url] of addresses) {
  test(`the site is built for ${url} when the variable is "${wanted}"`, () => {
    const env = {PATH: process.env.PATH, GITHUB_REPOSITORY: 'Stacklok/docs', WANTED_SITE_URL: wanted};
    const output = String(execFileSync(join(root, '.github/actions/setup/address.sh'), {env}));
    expect(output.trim().split('\n')).toEqual([
      `SITE_URL=${url}`,
      'BASE_URL=/',
      'SITE_REPOSITORY=https://github.com/Stacklok/docs',
    ]);
  });
}
