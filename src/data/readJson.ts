import {join} from 'node:path';

import Ajv from 'ajv/dist/2020';

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
 * The data of a file, which follows a JSON Schema.
 * @throws one line that names the file, the first invalid entry with the names of what it is in, and the fault
 */
export function checked<T>(file: string, data: unknown, schema: object): T {
  const ajv = new Ajv({strict: false, validateFormats: false});
  if (!ajv.validate<T>(schema, data)) {
    const [{instancePath = '', message = '', params = {}} = {}] = ajv.errors ?? [];
    const place = [instancePath || 'top level', ...namesAlong(data, instancePath)].join(' ');
    throw new Error(`${file}: ${place}: ${message} ${JSON.stringify(params)}`);
  }
  return data;
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
