import {type ChildProcessByStdio, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {stripVTControlCharacters} from 'node:util';

import type {Step} from '../../../data/runs/types';
import type {ProductId} from '../../../site/products';

import {answerIn} from './answer';
import {type RunResponse, send} from './http';
import type {ModelServer} from './model/server';
import {tunnelThrough} from './tunnel';

/** Environment of a run. Steps that need a missing property are skipped. */
export interface Place {
  readonly product: ProductId;
  readonly model: ModelServer;
  readonly modelUrl: string;
  /** Origin of the program. */
  readonly url?: string | undefined;
  /** Origin of the Copilot proxy. */
  readonly proxy?: string | undefined;
  /** TLS origin of the model server, which the proxy connects to. */
  readonly modelTls?: string | undefined;
  /** SQLite file of the program. */
  readonly database?: string | undefined;
  /** Log file of the program. */
  readonly log?: string | undefined;
  /** Folders with the program, in the format of PATH. */
  readonly programs?: string | undefined;
  /** Size of the log in bytes at the start of the run. */
  readonly logStart: number;
  /** Milliseconds after which a command is killed. */
  readonly timeLimit?: number;
}

/** A command of a run was killed at its time limit. */
export class TimeLimitError extends Error {}

const fiveMinutes = 300_000;

export type Recorded = Pick<Step, 'status' | 'exit' | 'output'>;

/** Missing command-line option that a step requires. */
export function missingFor(step: Step, place: Place): string | undefined {
  const needs: readonly [boolean, string | undefined, string][] = [
    [step.request !== undefined, place.url, '--url'],
    [step.proxy !== undefined, place.proxy, '--proxy'],
    [step.proxy !== undefined, place.modelTls, '--model-cert and --model-key'],
    [step.sql !== undefined, place.database, '--database'],
    [step.log !== undefined, place.log, '--log'],
    [step.command !== undefined, place.programs, place.product === 'mcp' ? '--thv' : '--programs'],
  ];
  return needs.find(([isNeeded, value]) => isNeeded && value === undefined)?.[2];
}

/**
 * Runs a step and returns the values to record.
 * @throws TimeLimitError if its command was killed
 */
export async function runStep(authored: Step, place: Place): Promise<Recorded> {
  const step = JSON.parse(JSON.stringify(authored).replaceAll('<MODEL_URL>', place.modelUrl)) as Step;
  if (step.model) {
    place.model.setMode(step.model);
    return {};
  }
  if (step.request !== undefined) {
    return recordResponse(step, await send(place.url ?? '', {...step, call: step.request}));
  }
  if (step.proxy !== undefined) {
    const tunnel = tunnelThrough(place.proxy ?? '');
    const response = await send(place.modelTls ?? '', {...step, call: step.proxy}, tunnel);
    tunnel.destroy();
    return recordResponse(step, response);
  }
  if (step.received) {
    return {output: ended(bodyText(place.model.last(step.received) ?? 'nothing', step.pick))};
  }
  if (step.sql !== undefined) {
    const {output = ''} = await run(['sqlite3', '-separator', '\t', place.database ?? '', step.sql]);
    return {output};
  }
  if (step.log !== undefined) {
    const wanted = step.log;
    const lines = readFileSync(place.log ?? '')
      .subarray(place.logStart)
      .toString('utf8')
      .split('\n');
    return {output: ended(lines.filter((line) => line.includes(wanted)).join('\n'))};
  }
  return run(['bash', '-c', step.command ?? ''], place.programs, place.timeLimit);
}

function recordResponse({show = 'body', pick}: Step, {status, headers, body}: RunResponse): Recorded {
  const shown = {
    status: () => undefined,
    answer: () => answerIn(body),
    headers: () =>
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    body: () => bodyText(body, pick),
  }[show]();
  return shown === undefined ? {status} : {status, output: ended(shown)};
}

/** Formats a JSON body or the part at a dot-separated path; returns other bodies unchanged. */
function bodyText(body: string, pick: string | undefined): string {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return body;
  }
  const part = (pick?.split('.') ?? []).reduce<unknown>(
    (value, key) => (value as Record<string, unknown>)?.[key],
    data,
  );
  return typeof part === 'string' && pick ? part : (JSON.stringify(part, null, 2) ?? 'undefined');
}

function ended(output: string): string {
  return output === '' || output.endsWith('\n') ? output : `${output}\n`;
}

async function run(
  [program = '', ...args]: readonly string[],
  folders?: string,
  timeLimit = fiveMinutes,
): Promise<Recorded> {
  const PATH = folders ? `${folders}:${process.env.PATH}` : process.env.PATH;
  // A process group of its own, so that what the command started is killed with it.
  const child = spawn(program, args, {env: {...process.env, PATH}, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  const exit = new Promise<number>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`runs: ${program} cannot be started: ${error.message}`)));
    child.on('close', (code) => resolve(code ?? 1));
  });
  const work = Promise.all([text(child.stdout), text(child.stderr), exit]);
  const [out, err, code] = await within(timeLimit, work, () => kill(child));
  return {exit: code, output: ended(stripVTControlCharacters(out + err))};
}

/** @throws TimeLimitError after `act`, if the work has not ended after some milliseconds */
async function within<T>(timeLimit: number, work: Promise<T>, act: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      act();
      reject(new TimeLimitError(`a command did not end within ${timeLimit / 1000} seconds`));
    }, timeLimit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Kills a process group and closes its outputs, which processes in other groups may still hold. */
function kill({pid, stdout, stderr}: ChildProcessByStdio<null, Readable, Readable>): void {
  try {
    process.kill(-Number(pid), 'SIGKILL');
  } catch {
    // The group has ended.
  }
  stdout.destroy();
  stderr.destroy();
}
