import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

import {expect, test} from '@playwright/test';
import {parse} from 'yaml';

import {scripts} from '../../package.json';
import {siteDir} from '../support/site';

import {read, readData} from './samples/pages';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
  readonly 'timeout-minutes'?: number;
}

/** A workflow, or an action, which has `runs` in place of `jobs`. */
interface Workflow {
  readonly on?: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly defaults?: {readonly run?: {readonly shell?: string}};
  readonly jobs?: Readonly<Record<string, Job>>;
  readonly runs?: {readonly steps?: readonly Step[]};
}

/** The npm scripts that a shell text calls and package.json does not have. */
const missingScripts = (shell: string): readonly string[] =>
  [...shell.matchAll(/npm (?:run )?(?!(?:ci|publish)\b)([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));

/** Write permissions by job; all others are read-only. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  deploy: ['id-token', 'pages'],
  publish: ['id-token', 'pages'],
  release: ['id-token', 'packages'],
  drift: ['issues'],
  outside: ['issues'],
};

const jobsOf = ({jobs = {}}: Workflow) => Object.entries(jobs);
const stepsOf = (workflow: Workflow) => [
  ...(workflow.runs?.steps ?? []),
  ...jobsOf(workflow).flatMap(([, {steps = []}]) => steps),
];
const runs = ({steps = []}: Job, command: string) => steps.some(({run}) => run?.includes(command));

/** Rules by name, which return what is wrong; `tests/fixtures/workflows` has a workflow that is right, and its breaks. */
const rules: Readonly<Record<string, (workflow: Workflow, text: string) => readonly unknown[]>> = {
  'every action is pinned by commit, with its version': (_, text) =>
    [...text.matchAll(/^[\s-]*uses: +(?![ .])(.*)$/gm)].filter(
      ([, action = '']) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
    ),
  'nothing is permitted unless a job asks for it': (workflow) => [
    ...(workflow.runs || JSON.stringify(workflow.permissions) === '{}' ? [] : ['permissions: {}']),
    ...jobsOf(workflow).filter(([, {permissions}]) => !permissions),
  ],
  'only named jobs may write': (workflow) =>
    jobsOf(workflow).flatMap(([name, {permissions = {}}]) =>
      Object.entries(permissions).filter(([scope, level]) => level === 'write' && !mayWrite[name]?.includes(scope)),
    ),
  'every job has a time limit of at most 30 minutes': (workflow) =>
    jobsOf(workflow).filter(([, job]) => !job.uses && !((job['timeout-minutes'] ?? Infinity) <= 30)),
  'no trigger runs foreign code with rights': ({on = {}}) =>
    Object.keys(on).filter((name) => ['pull_request_target', 'workflow_run', 'issue_comment'].includes(name)),
  'a checkout keeps no credentials': (workflow) =>
    stepsOf(workflow).filter(
      (step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false,
    ),
  'no command contains an expression': (workflow) => stepsOf(workflow).filter(({run}) => run?.includes('${{')),
  'a command stops at its first failure, in a pipe too': (workflow) =>
    stepsOf(workflow).filter(({run, shell = workflow.defaults?.run?.shell}) => run && shell !== 'bash'),
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
