import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import type {ProductId} from '../../site/products';
import {checked, parseYaml, readJson} from '../readJson';
import {readText} from '../readText';

/** Pattern and placeholder of each rule for what differs at each repetition. */
const rules = {
  uuid: [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<UUID>'],
  time: [
    /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?|\b\d{1,2}:\d{2}[AP]M\b|\w{3}, \d{2} \w{3} \d{4} [\d:]{8} GMT/g,
    '<TIME>',
  ],
  id: [/\b(?:chatcmpl|cmpl|msg|req|call|toolu)[-_][\w-]+|\b[0-9a-f]{12,64}\b/g, '<ID>'],
  port: [/(?<=(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\]):)\d{2,5}\b/g, '<PORT>'],
  path: [/(?<![\w:/.])\/(?:tmp|work|home|root|var|usr|app|Users)\/[^\s"':,)]+/g, '<PATH>'],
  number: [/\b\d+(?:\.\d+)?\b/g, '<NUMBER>'],
  compiler: [/\bgo1\.\d+(?:\.\d+)?\b/g, '<COMPILER>'],
  version: [/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, '<VERSION>'],
} as const satisfies Record<string, readonly [RegExp, string]>;

type RuleName = keyof typeof rules;

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

/** Replaces values that differ between repetitions of a run; rules apply in the given order. */
export function normalize(text: string, names: readonly RuleName[] = []): string {
  return names.reduce((result, name) => result.replace(rules[name][0], rules[name][1]), text);
}
