import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

import Ajv from 'ajv';

import type {ProductId} from '../../site/products';
import {parseYaml} from '../parseYaml';
import {readJson} from '../readJson';
import {readText} from '../readText';

import type {Run, RunFile} from './types';

/** A run with the name that pages use, such as `redaction/restored-in-a-stream`. */
export interface NamedRun extends Run {
  readonly name: string;
  /** Path of its file, relative to the site. */
  readonly file: string;
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
  const isRunFile = new Ajv({allErrors: true}).compile<RunFile>(schema);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = `${runsFolder(product)}/${name}`;
      const data = parseYaml(file, readText(join(folder, name)));
      if (!isRunFile(data)) {
        const [fault] = isRunFile.errors ?? [];
        throw new Error(`${file}: ${fault?.instancePath ?? ''} ${fault?.message ?? 'is not a file of runs'}`);
      }
      const topic = name.replace('.yaml', '');
      return Object.entries(data.runs).map(([key, run]) => ({...run, name: `${topic}/${key}`, file}));
    });
}
