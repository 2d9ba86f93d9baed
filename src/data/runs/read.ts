import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../site/products';
import {checked, parseYaml, readJson} from '../readJson';
import {readText} from '../readText';

import type {RuleName} from './normalize';

/** A step of a run. Steps of ToolHive are commands; `specs/runs.schema.json` has the other kinds. */
export interface Step {
  readonly command?: string;
  readonly request?: string;
  readonly body?: unknown;
  /** Dot-separated path of the recorded part of a JSON body. */
  readonly pick?: string;
  readonly status?: number;
  readonly exit?: number;
  /** Recorded text; ends with a line break unless it is empty. */
  readonly output?: string;
}

export interface Run {
  /** One sentence about the program. */
  readonly shows: string;
  /** Rules that make the output reproducible. */
  readonly normalize?: readonly RuleName[];
  readonly steps: readonly Step[];
}

/** A run with the name that pages use, such as `redaction/restored-in-a-stream`. */
export interface NamedRun extends Run {
  readonly name: string;
  /** Path of its file, relative to the site. */
  readonly file: string;
}

interface RunFile {
  readonly runs: Readonly<Record<string, Run>>;
}

export function runsFolder(product: ProductId): string {
  return `specs/${product}/runs`;
}

/** Throws if a file is not YAML or violates `specs/runs.schema.json`; the message names the file. */
export function readRuns(siteDir: string, product: ProductId): NamedRun[] {
  const folder = join(siteDir, runsFolder(product));
  if (!existsSync(folder)) {
    return [];
  }
  const schema = readJson(siteDir, 'specs/runs.schema.json') as object;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = `${runsFolder(product)}/${name}`;
      const {runs} = checked<RunFile>(file, parseYaml(file, readText(join(folder, name))), schema);
      return Object.entries(runs).map(([key, run]) => ({...run, name: `${name.replace('.yaml', '')}/${key}`, file}));
    });
}
