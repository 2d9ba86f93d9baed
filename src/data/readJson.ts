import {join} from 'node:path';

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
