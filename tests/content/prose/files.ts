import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

import {wholeText} from '../../../src/data/recipes/fill';

const root = join(__dirname, '../../..');

/** Pages and partials in folders of the site, without generated ones. */
export function files(folders: readonly string[]): {file: string; text: string}[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/]_api[\\/]/.test(path))
    .sort()
    .map((path) => ({file: relative(root, path), text: wholeText(root, path, readFileSync(path, 'utf8'))}));
}
