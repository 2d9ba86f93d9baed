import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve as absolute} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {isMap, parseDocument, Scalar} from 'yaml';

import {readText} from '../../data/readText';
import {type NamedRun, normalize, readRuns, type Run} from '../../data/runs/read';
import {mcp} from '../../site/products';

/** Command-line options. */
export interface RunsOptions {
  readonly product: string;
  /** Binary to run as `thv`. */
  readonly thv: string;
  /** Folder with other programs that commands use. */
  readonly programs?: string;
  /** A topic, or a run as `topic/name`. */
  readonly only?: string;
  readonly record?: boolean;
}

/** What the program does in a step. */
export interface Recorded {
  readonly exit: number;
  readonly output: string;
}

const fiveMinutes = 300_000;

/**
 * Repeats the recorded runs of ToolHive with the real program and prints differences, or records new output. Sets exit
 * status 1 if a run differs.
 * @throws with one line if an option names nothing that can be run
 */
export async function runs(siteDir: string, {product, thv, programs, only, record}: RunsOptions): Promise<void> {
  if (product !== mcp.id) {
    throw new Error(`runs: --product is ${mcp.id}, not "${product}"; the recordings of CodeGate are final`);
  }
  const chosen = readRuns(siteDir, mcp.id).filter(({name}) => !only || name === only || name.startsWith(`${only}/`));
  if (chosen.length === 0) {
    throw new Error(`runs: no run of ${mcp.name} is called "${only ?? ''}"`);
  }
  for (const [name, path] of Object.entries({thv, programs})) {
    if (path !== undefined && !existsSync(path)) {
      throw new Error(`runs: --${name}: there is no ${path}`);
    }
  }
  // A folder that holds nothing but the link, so that the program is found before every other thv.
  const folder = mkdtempSync(join(tmpdir(), 'runs-'));
  try {
    symlinkSync(absolute(thv), join(folder, 'thv'));
    const path = [folder, programs, process.env.PATH].filter(Boolean).join(':');
    let different = 0;
    for (const run of chosen) {
      const lines = await repeat(siteDir, run, path, record ?? false).catch(({message}: Error) => [`  ${message}`]);
      const state = lines.length > 0 ? 'different' : record ? 'recorded' : 'same';
      console.log(`${state}: ${[run.name, ...lines].join('\n')}`);
      different += lines.length > 0 ? 1 : 0;
    }
    console.log(`${chosen.length} runs, ${different} different.`);
    process.exitCode = different > 0 ? 1 : 0;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Repeats the steps of a run and records what the program does, or returns the lines that differ. */
async function repeat(siteDir: string, run: NamedRun, path: string, isRecording: boolean): Promise<string[]> {
  const recorded: Recorded[] = [];
  for (const {command} of run.steps) {
    const {exit, output} = await execute(command ?? '', path);
    recorded.push({exit, output: normalize(output, run.normalize)});
  }
  if (isRecording) {
    writeRecord(join(siteDir, run.file), run.name.split('/')[1] ?? '', recorded);
    return [];
  }
  return difference(run, recorded);
}

/**
 * Runs a command in Bash.
 * @param path value of the variable PATH
 * @param timeout milliseconds after which the command is killed
 * @throws if the time limit is reached
 */
export function execute(command: string, path: string, timeout = fiveMinutes): Promise<Recorded> {
  const env = {...process.env, PATH: path};
  return new Promise((resolve, reject) => {
    const options = {env, timeout, killSignal: 'SIGKILL', maxBuffer: 2 ** 28} as const;
    const child = execFile('bash', ['-c', command], options, (error, out, err) => {
      const output = stripVTControlCharacters(out + err);
      if (error?.killed) {
        reject(new Error(`a command did not end within ${timeout / 1000} seconds`));
      } else {
        resolve({exit: child.exitCode ?? 1, output: output === '' || output.endsWith('\n') ? output : `${output}\n`});
      }
    });
    child.stdin?.end();
  });
}

/** Lines that differ between a repetition and its recording. */
export function difference({steps, normalize: rules}: Run, recorded: readonly Recorded[]): string[] {
  const marked = (sign: string, text: string) => text.split('\n').map((line) => `  ${sign} ${line}`);
  return steps.flatMap((step, i) =>
    (['exit', 'output'] as const).flatMap((name) => {
      const [before = '', after = ''] = [step, recorded[i]].map((record) =>
        normalize(`${record?.[name] ?? ''}`, rules).trimEnd(),
      );
      return before === after ? [] : [`  step ${i + 1}, ${name}:`, ...marked('-', before), ...marked('+', after)];
    }),
  );
}

/** Writes recorded values into a file of runs and preserves its formatting. */
export function writeRecord(path: string, key: string, recorded: readonly Recorded[]): void {
  const document = parseDocument(readText(path));
  recorded.forEach(({exit, output}, i) => {
    const step = document.getIn(['runs', key, 'steps', i]);
    if (!isMap(step)) {
      throw new Error(`${path}: ${key}: step ${i + 1} is not a map`);
    }
    const text = new Scalar(output);
    text.type = output.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.QUOTE_DOUBLE;
    step.flow = false;
    step.delete('exit');
    step.delete('output');
    step.set('exit', exit);
    step.set('output', text);
  });
  writeFileSync(path, document.toString({lineWidth: 0}));
}
