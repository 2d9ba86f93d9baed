import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {readText} from '../../data/readText';
import {citationOf} from '../../data/receipts/citations';
import {notesOf} from '../../data/receipts/collect';
import {findHash, hashRange, readHashes, receiptsFile} from '../../data/receipts/hash';
import {type Product, products} from '../../site/products';

import {sourceFiles} from './pages';

/** Command-line options. */
export interface ReceiptsOptions {
  readonly product: string;
  /** Source folders: the product's, and those of companions as `name=folder`. */
  readonly source?: readonly string[];
  readonly record?: boolean;
}

interface Cited {
  readonly key: string;
  readonly statement: string;
  readonly place: string;
}

/**
 * Compares cited lines with a checkout of a release and prints statements whose lines changed or disappeared, or
 * records their hashes. Sets exit status 1 if there are any.
 * @throws with one line if an option or a folder is missing
 */
export function receipts(siteDir: string, options: ReceiptsOptions): void {
  const product = products.find(({id}) => id === options.product);
  if (!product) {
    throw new Error(`receipts: --product is ${products.map(({id}) => id).join(' or ')}, not "${options.product}"`);
  }
  const folders = foldersOf(product, options.source ?? []);
  const cited = citedBy(siteDir, product);
  const known = options.record ? {} : readHashes(siteDir, product.id);
  const hashes: Record<string, string> = {};
  const faults = cited.flatMap(({key, statement, place}) => {
    const found = compare(key, folders, known[key]);
    if (found.hash) {
      hashes[key] = found.hash;
    }
    return found.fault && !(options.record && found.hash) ? [`${place}: ${key} ${found.fault}: ${statement}`] : [];
  });
  faults.forEach((fault) => console.log(fault));
  if (options.record) {
    const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(join(siteDir, receiptsFile(product.id)), `${JSON.stringify(sorted, null, 2)}\n`);
  }
  console.log(`${cited.length} receipts of ${product.name}, ${faults.length} to look at.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** By companion name; the product's own folder has an empty name. */
function foldersOf(product: Product, sources: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Map(
    sources.map((source): [string, string] => {
      const [, name = '', folder = source] = /^([\w-]+)=(.*)$/.exec(source) ?? [];
      return [name, folder];
    }),
  );
  for (const [name, repository] of [['', product.name], ...product.companions.map((one) => [one.name, one.name])]) {
    const folder = folders.get(name ?? '');
    if (folder === undefined || !existsSync(folder)) {
      const option = name ? `--source ${name}=<folder>` : '--source <folder>';
      throw new Error(`receipts: ${option} has to name a checkout of ${repository}${folder ? `, not ${folder}` : ''}`);
    }
  }
  return folders;
}

/** All cited line ranges, one entry per statement. */
function citedBy(siteDir: string, {docsFolder}: Product): Cited[] {
  return sourceFiles(siteDir)
    .filter(({file}) => file.startsWith(`${docsFolder}/`))
    .flatMap((page) =>
      notesOf(page).flatMap(({note, statement, line}) =>
        note.kind === 'source' ? note.keys.map((key) => ({key, statement, place: `${page.file}:${line}`})) : [],
      ),
    );
}

function compare(
  key: string,
  folders: ReadonlyMap<string, string>,
  before: string | undefined,
): {readonly hash?: string; readonly fault?: string} {
  const {companion, path, first, last} = citationOf(key);
  const file = join(folders.get(companion) ?? '', path);
  if (!existsSync(file)) {
    return {fault: 'names a file that is not there'};
  }
  const text = readText(file);
  const hash = hashRange(text, first, last);
  if (hash !== undefined && hash === before) {
    return {hash};
  }
  const moved = before && findHash(text, before, last - first + 1);
  const fault = hash === undefined ? 'ends after the file' : before ? 'has changed' : 'has no recorded hash';
  return {...(hash && {hash}), fault: moved ? `has moved to L${moved}-L${moved + last - first}` : fault};
}
