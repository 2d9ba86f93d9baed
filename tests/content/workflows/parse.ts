import {parse} from 'yaml';

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: {readonly matrix?: {readonly include?: readonly Readonly<Record<string, string>>[]}};
  readonly steps?: readonly Step[];
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
}

/** Composite actions only have `steps`. */
export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly isAction: boolean;
  readonly triggers: readonly string[];
  readonly permissions: unknown;
  readonly shell: string | undefined;
  readonly concurrency: {readonly group?: string; readonly 'cancel-in-progress'?: unknown} | undefined;
  readonly jobs: Readonly<Record<string, Job>>;
  readonly steps: readonly Step[];
}

interface Source extends Omit<Workflow, 'file' | 'text' | 'steps'> {
  readonly on?: string | readonly string[] | Readonly<Record<string, unknown>>;
  readonly defaults?: {readonly run?: {readonly shell?: string}};
  readonly runs?: {readonly steps?: readonly Step[]};
}

/**
 * Parses a workflow or a composite action.
 * @throws one line that names the file and its fault
 */
export function parseWorkflow(file: string, text: string): Workflow {
  const source = sourceOf(file, text);
  const jobs = source.jobs ?? {};
  return {
    file,
    text,
    isAction: source.runs !== undefined,
    triggers: triggersOf(source.on ?? []),
    permissions: source.permissions,
    shell: source.defaults?.run?.shell,
    concurrency: source.concurrency,
    jobs,
    steps: [...(source.runs?.steps ?? []), ...Object.values(jobs).flatMap(({steps}) => steps ?? [])],
  };
}

function sourceOf(file: string, text: string): Source {
  try {
    return parse(text) as Source;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}

function triggersOf(on: NonNullable<Source['on']>): string[] {
  if (typeof on === 'string') {
    return [on];
  }
  return Array.isArray(on) ? [...(on as string[])] : Object.keys(on);
}
