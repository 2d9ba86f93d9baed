import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {normalize} from '../../../data/runs/normalize';
import {type NamedRun, readRuns} from '../../../data/runs/read';
import type {Run} from '../../../data/runs/types';
import {products} from '../../../site/products';

import {difference} from './difference';
import {providersOf, requireFresh, reset} from './gateway';
import {type Identity, startModel} from './model/server';
import {type Programs, programsWith} from './programs';
import {writeRecord} from './record';
import {missingFor, type Place, type Recorded, runStep, TimeLimitError} from './steps';

/** Command-line options. */
export interface RunsOptions {
  readonly product: string;
  readonly url?: string;
  readonly proxy?: string;
  readonly database?: string;
  readonly log?: string;
  readonly programs?: string;
  /** Binary to run as `thv`. */
  readonly thv?: string;
  readonly modelPort: string;
  /** Certificate and key files of the model server for `localhost`; the proxy connects to it over TLS. */
  readonly modelCert?: string;
  readonly modelKey?: string;
  /** A topic, or a run as `topic/name`. */
  readonly only?: string;
  readonly record?: boolean;
}

/**
 * Repeats a product's recorded runs with the real program and prints differences, or records new output. Sets exit
 * status 1 if a run differs or cannot be repeated.
 * @throws with one line if the program or an option is missing
 */
export async function runs(siteDir: string, options: RunsOptions): Promise<void> {
  const product = products.find(({id}) => id === options.product);
  if (!product) {
    throw new Error(`runs: --product is ${products.map(({id}) => id).join(' or ')}, not "${options.product}"`);
  }
  const chosen = readRuns(siteDir, product.id).filter(
    ({name}) => !options.only || name === options.only || name.startsWith(`${options.only}/`),
  );
  if (chosen.length === 0) {
    throw new Error(`runs: no run of ${product.name} is called "${options.only ?? ''}"`);
  }
  requireFiles(options);
  const port = Number(options.modelPort);
  const identity = identityIn(options);
  const programs = programsIn(options);
  const model = await startModel(port, identity);
  try {
    const place: Place = {
      ...options,
      product: product.id,
      programs: programs.folders,
      model,
      modelUrl: `http://127.0.0.1:${port}`,
      modelTls: identity && `https://localhost:${port + 1}`,
      logStart: 0,
    };
    const providers = await prepare(place, options);
    const counts = {same: 0, other: 0, skipped: 0};
    for (const run of chosen) {
      counts[await repeat(run, {siteDir, place, providers, isRecording: options.record ?? false})] += 1;
    }
    const verb = options.record ? 'recorded' : 'the same';
    console.log(`${chosen.length} runs: ${counts.same} ${verb}, ${counts.other} different, ${counts.skipped} not run.`);
    process.exitCode = counts.other + counts.skipped > 0 ? 1 : 0;
  } finally {
    model.close();
    programs.remove();
  }
}

function identityIn({modelCert, modelKey}: RunsOptions): Identity | undefined {
  return modelCert && modelKey ? {cert: readFileSync(modelCert), key: readFileSync(modelKey)} : undefined;
}

function requireFiles({database, log, programs}: RunsOptions): void {
  for (const [name, path] of Object.entries({database, log, programs})) {
    if (path !== undefined && !existsSync(path)) {
      throw new Error(`runs: --${name}: there is no ${path}`);
    }
  }
}

function programsIn({product, programs, thv}: RunsOptions): Programs {
  if (thv !== undefined && product !== 'mcp') {
    throw new Error('runs: --thv is for --product mcp; name the folder of other programs with --programs');
  }
  return programsWith('thv', thv, programs);
}

/** Returns the gateway's initial provider endpoints. */
async function prepare(place: Place, options: RunsOptions): Promise<readonly string[]> {
  if (!place.url || options.product !== 'gateway') {
    return [];
  }
  const providers = await providersOf(place.url).catch(() => {
    throw new Error(`runs: no CodeGate answers at ${place.url}; start it, or name its address with --url`);
  });
  if (!options.only) {
    await requireFresh(place.url);
  }
  return providers.filter((name) => !name.startsWith('run-'));
}

interface Scene {
  readonly siteDir: string;
  readonly place: Place;
  readonly providers: readonly string[];
  readonly isRecording: boolean;
}

async function repeat(run: NamedRun, scene: Scene): Promise<'same' | 'other' | 'skipped'> {
  const missing = run.steps.map((step) => missingFor(step, scene.place)).find(Boolean);
  if (missing) {
    console.log(`not run: ${run.name} needs ${missing}`);
    return 'skipped';
  }
  const recorded = await perform(run, scene).catch((error: unknown) => {
    if (!(error instanceof TimeLimitError)) {
      throw error;
    }
    console.log(`different: ${run.name}: ${error.message}`);
  });
  if (!recorded) {
    return 'other';
  }
  if (scene.isRecording) {
    writeRecord(join(scene.siteDir, run.file), run.name.split('/')[1] ?? '', recorded);
    console.log(`recorded: ${run.name}`);
    return 'same';
  }
  const differences = run.steps.flatMap((step, i) => difference(run, step, recorded[i] ?? {}, i + 1));
  if (differences.length > 0) {
    console.log(`different: ${run.name}\n${differences.join('\n')}`);
  }
  return differences.length > 0 ? 'other' : 'same';
}

async function perform({steps, normalize: names}: Run, {place, providers}: Scene): Promise<Recorded[]> {
  if (place.url && steps.some(({request, proxy}) => request ?? proxy)) {
    await reset(place.url, providers);
  }
  place.model.setMode({});
  place.model.forget();
  const logStart = place.log ? statSync(place.log).size : 0;
  const recorded: Recorded[] = [];
  for (const step of steps) {
    const result = await runStep(step, {...place, logStart});
    recorded.push(result.output === undefined ? result : {...result, output: normalize(result.output, names)});
  }
  return recorded;
}
