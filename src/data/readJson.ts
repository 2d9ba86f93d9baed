import {join} from 'node:path';

import Ajv, {type ValidateFunction} from 'ajv/dist/2020';
import {parse} from 'yaml';

import {isRecord} from './checks/walk';
import {readText} from './readText';

/**
 * Reads a JSON file of the site.
 * @param file relative to the site
 * @throws one line that names the file and its fault
 */
export function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(readText(join(siteDir, file)));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}

/**
 * Parses a YAML file.
 * @param file is named if the text is no YAML
 * @throws one line that names the file and its fault
 */
export function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message.split('\n')[0]}`);
  }
}

/** By schema as text; each page that is filled reads its data, and compiling a schema takes longer than reading. */
const validators = new Map<string, ValidateFunction>();

/**
 * The data of a file, which follows a JSON Schema.
 * @throws one line that names the file, the first invalid entry with the names of what it is in, and the fault
 */
export function checked<T>(file: string, data: unknown, schema: object): T {
  const key = JSON.stringify(schema);
  const validate = validators.get(key) ?? new Ajv({strict: false, validateFormats: false}).compile(schema);
  validators.set(key, validate);
  if (!validate(data)) {
    const [{instancePath = '', message = '', params = {}} = {}] = validate.errors ?? [];
    const place = [instancePath || 'top level', ...namesAlong(data, instancePath)].join(' ');
    throw new Error(`${file}: ${place}: ${message} ${JSON.stringify(params)}`);
  }
  return data as T;
}

/** Names of the entries that a JSON pointer goes through. */
function namesAlong(data: unknown, pointer: string): string[] {
  let value = data;
  return pointer.split('/').flatMap((key) => {
    value = key === '' ? value : (value as Readonly<Record<string, unknown>>)[key];
    const name = isRecord(value) ? (value.path ?? value.name) : undefined;
    return typeof name === 'string' ? [`"${name}"`] : [];
  });
}
