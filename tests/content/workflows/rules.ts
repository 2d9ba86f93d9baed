import {pins, scriptsOf} from './commands';
import type {Job, Workflow} from './parse';

/** Returns the errors of a workflow. */
export type WorkflowRule = (workflow: Workflow) => readonly string[];

/** Write permissions by job; all others are read-only. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  deploy: ['id-token', 'pages'],
  publish: ['id-token', 'pages'],
  release: ['id-token', 'packages'],
  drift: ['issues'],
  outside: ['issues'],
};

const jobsOf = ({jobs}: Workflow) => Object.entries(jobs);
const when = (wrong: boolean, message: string): string[] => (wrong ? [message] : []);

/** Rules by name; each has a fixture that breaks it. */
export const workflowRules: Readonly<Record<string, WorkflowRule>> = {
  'every action is pinned by commit, with its version': ({text}) =>
    pins(text)
      .filter(({action, commit, version}) => !action.startsWith('./') && !(commit && version))
      .map(({action}) => `${action} is not pinned`),

  'nothing is permitted unless a job asks for it': (workflow) => [
    ...when(
      !workflow.isAction && JSON.stringify(workflow.permissions) !== '{}',
      'the workflow does not say permissions: {}',
    ),
    ...jobsOf(workflow).flatMap(([name, {permissions}]) => when(!permissions, `${name} has no permissions of its own`)),
  ],

  'only named jobs may write': (workflow) =>
    jobsOf(workflow).flatMap(([name, {permissions = {}}]) =>
      Object.entries(permissions)
        .filter(([scope, level]) => level === 'write' && !mayWrite[name]?.includes(scope))
        .map(([scope]) => `${name} may write ${scope}`),
    ),

  'every job has a time limit of at most 30 minutes': (workflow) =>
    jobsOf(workflow).flatMap(([name, job]) =>
      when(!job.uses && !((job['timeout-minutes'] ?? Infinity) <= 30), `${name} has no time limit`),
    ),

  'every job names the version of its machine': (workflow) =>
    jobsOf(workflow).flatMap(([name, job]) =>
      when(!job.uses && !/^\w+-\d+(?:\.\d+)?$/.test(job['runs-on'] ?? ''), `${name} runs on ${job['runs-on']}`),
    ),

  'a newer run cancels an older one, except while publishing': ({concurrency, isAction, file}) => {
    const cancels = concurrency?.['cancel-in-progress'] === true || file.endsWith('deploy.yml');
    return when(!isAction && !(concurrency?.group && cancels), 'older runs go on');
  },

  'no trigger runs foreign code with rights': ({triggers}) =>
    triggers.filter((name) => ['pull_request_target', 'workflow_run', 'issue_comment'].includes(name)),

  'a checkout keeps no credentials': ({steps}) =>
    steps
      .filter(
        ({uses, with: options}) => uses?.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false,
      )
      .map(({uses}) => `${uses} keeps the token`),

  'no command contains an expression': ({steps}) =>
    steps.filter(({run}) => run?.includes('${{')).map(({run}) => `${run}`),

  'a command stops at its first failure, in a pipe too': ({steps, shell}) =>
    steps.filter((step) => step.run && (step.shell ?? shell) !== 'bash').map(({run}) => `${run} needs shell: bash`),

  'every npm script that is called exists': (workflow) =>
    scriptsOf(workflow)
      .filter(({exists}) => !exists)
      .map(({name}) => `npm run ${name}`),

  'the site is built once, and what is tested is that build': ({jobs}) => {
    const building = Object.entries(jobs).filter(([, job]) => runs(job, 'npm run build'));
    const testing = Object.entries(jobs).filter(([, job]) => runs(job, 'npm test -- "$PROJECT"'));
    return [
      ...when(building.length > 1, 'several jobs build'),
      ...testing.filter(([, job]) => !takesArtifact(job)).map(([name]) => `${name} does not test the built artifact`),
      ...testing
        .filter(([, {needs}]) => needs !== building[0]?.[0])
        .map(([name]) => `${name} does not wait for the build`),
    ];
  },
};

function runs({steps = []}: Job, command: string): boolean {
  return steps.some(({run}) => run?.includes(command));
}

function takesArtifact({steps = []}: Job): boolean {
  return steps.some(
    ({uses, with: options}) => uses?.startsWith('actions/download-artifact@') && options?.name === 'site',
  );
}
