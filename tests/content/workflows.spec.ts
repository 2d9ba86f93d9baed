import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {scripts} from '../../package.json';
import {checked} from '../../src/data/readJson';
import {fixture} from '../support/fixtures';
import {siteDir} from '../support/site';

import {read, readData} from './samples/pages';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly steps?: readonly Step[];
}

/** A workflow, or an action, which has `runs` in place of `jobs`. */
interface Workflow {
  readonly defaults?: {readonly run?: {readonly shell?: string}};
  readonly jobs?: Readonly<Record<string, Job>>;
  readonly runs?: {readonly steps?: readonly Step[]};
}

/** The npm scripts that a shell text calls and package.json does not have. */
const missingScripts = (shell: string): readonly string[] =>
  [...shell.matchAll(/npm (?:run )?(?!(?:ci|publish)\b)([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));

const jobsOf = ({jobs = {}}: Workflow) => Object.entries(jobs);
/** Steps with the shell that they run in. */
const stepsOf = (workflow: Workflow) =>
  [...(workflow.runs?.steps ?? []), ...jobsOf(workflow).flatMap(([, {steps = []}]) => steps)].map((step) => ({
    ...workflow.defaults?.run,
    ...step,
  }));
const runs = ({steps = []}: Job, command: string) => steps.some(({run}) => run?.includes(command));

/** What is wrong with an entry by a JSON Schema. */
function faultsOf(schema: object, entry: unknown): readonly string[] {
  try {
    checked('', entry, schema);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

type Rule = (workflow: Workflow, text: string) => readonly unknown[];

/** Rules of `tests/fixtures/workflows/rules.yaml` for what a workflow has. */
const bySchema = (kind: 'workflows' | 'steps', entriesOf: (workflow: Workflow) => readonly object[]) =>
  Object.entries(fixture<Readonly<Record<typeof kind, Readonly<Record<string, object>>>>>('workflows/rules')[kind]).map(
    ([name, schema]): [string, Rule] => [
      name,
      (workflow) => entriesOf(workflow).flatMap((entry) => faultsOf(schema, entry)),
    ],
  );

/** Rules by name, which return what is wrong; `tests/fixtures/workflows` has a workflow that is right, and its breaks. */
const rules: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries([...bySchema('workflows', (workflow) => [workflow]), ...bySchema('steps', stepsOf)]),
  'every action is pinned by commit, with its version': (_, text) =>
    [...text.matchAll(/^[\s-]*uses: +(?![ .])(.*)$/gm)].filter(
      ([, action = '']) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
    ),
  'every npm script that is called exists': (workflow) =>
    stepsOf(workflow).flatMap(({run = ''}) => missingScripts(run)),
  'the site is built once, and what is tested is that build': (workflow) => {
    const [building, ...others] = jobsOf(workflow).filter(([, job]) => runs(job, 'npm run build'));
    const untested = jobsOf(workflow).filter(([, job]) => {
      const takesArtifact = job.steps?.some(
        (step) => step.uses?.startsWith('actions/download-artifact@') && step.with?.name === 'site',
      );
      return runs(job, 'npm test -- "$PROJECT"') && !(takesArtifact && job.needs === building?.[0]);
    });
    return [...others, ...untested];
  },
};

const files = readdirSync(join(siteDir, '.github'), {recursive: true, withFileTypes: true})
  .filter(({name, parentPath}) => name.endsWith('.yml') && /[\\/](?:workflows|actions)\b/.test(parentPath))
  .map(({name, parentPath}) => relative(siteDir, join(parentPath, name)));
const good = read('tests/fixtures/workflows/good.yml');
const breaks = readData<Record<string, [string, string][]>>('tests/fixtures/workflows/breaks.json');

for (const [name, rule] of Object.entries(rules)) {
  test(`workflows and actions: ${name}`, () => {
    expect(files.length).toBeGreaterThan(5);
    const faults = files.map((file) => ({file, found: rule(parse(read(file)) as Workflow, read(file))}));
    expect(faults.filter(({found}) => found.length > 0)).toEqual([]);
  });

  test(`a workflow that breaks this is found: ${name}`, () => {
    expect(rule(parse(good) as Workflow, good)).toEqual([]);
    expect(breaks[name]?.length).toBeGreaterThan(0);
    for (const [from, to] of breaks[name] ?? []) {
      const bad = good.replace(from, to);
      expect(bad).not.toBe(good);
      expect(rule(parse(bad) as Workflow, bad), to).not.toEqual([]);
    }
  });
}

test('the entry for other services, and the README, call scripts that exist', () => {
  expect(missingScripts('npm ci && npm run check && npm run gone')).toEqual(['gone']);
  expect([read('.ci/run'), read('README.md')].flatMap(missingScripts)).toEqual([]);
});

test('an action is pinned to one commit everywhere', () => {
  const pins = files.flatMap((file) => [...read(file).matchAll(/uses: *([\w/-]+)@(.*)$/gm)]);
  const versions = new Map(pins.map(([, action, version]) => [action, version]));
  expect(pins.filter(([, action, version]) => versions.get(action) !== version).map(([pin]) => pin)).toEqual([]);
});

for (const [wanted, url] of [
  ['', 'https://stacklok.github.io'],
  ['https://docs.example.com', 'https://docs.example.com'],
] as const) {
  test(`the site is built for ${url} when the variable is "${wanted}"`, () => {
    const env = {PATH: process.env.PATH, GITHUB_REPOSITORY: 'Stacklok/docs', WANTED_SITE_URL: wanted};
    const output = String(execFileSync(join(siteDir, '.github/actions/setup/address.sh'), {env}));
    expect(output.trim().split('\n')).toEqual([
      `SITE_URL=${url}`,
      'BASE_URL=/',
      'SITE_REPOSITORY=https://github.com/Stacklok/docs',
    ]);
  });
}
