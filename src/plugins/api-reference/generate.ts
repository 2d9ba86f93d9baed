import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import type {LoadContext} from '@docusaurus/types';
import {stringify} from 'yaml';

import {downloadPath} from '../../data/openapi/download';
import {writeWhole} from '../../data/openapi/files';
import {createReference} from '../../data/openapi/reference';
import type {Reference} from '../../data/openapi/reference/types';
import type {Description} from '../../data/openapi/types';
import {type Product, products} from '../../site/products';
import {descriptions} from '../specs';

import type {PageInput} from './generators';
import {indexName, namedDocument, operationName, partName, schemaName} from './names';
import {downloadsDir, generatedFolder, headAnchors, namedFile, pageFile, partsFolder} from './place';

/** Writes the parts of all API pages. */
export async function generateAll(context: LoadContext): Promise<void> {
  const {siteDir} = context;
  const pages = (await descriptions(siteDir)).flatMap((description) =>
    products
      .filter(({id}) => id === description.product)
      .map((product) => ({product, reference: prepare(context, product, description)})),
  );
  const said = await runPlugin(siteDir);
  for (const {product, reference} of pages) {
    collect(siteDir, product, partsOf(reference), said);
  }
}

/** Writes what the plugin and its generators read, and the documents that readers download. */
function prepare({siteDir, baseUrl}: LoadContext, product: Product, {document, reasons}: Description): Reference {
  const taken = headAnchors(siteDir, product);
  const reference = createReference(product, {document, reasons}, taken);
  const url = (format: 'json' | 'yaml'): string => `${baseUrl}${downloadPath(product, format)}`;
  const input: PageInput = {document, reasons, taken, downloads: {json: url('json'), yaml: url('yaml')}};
  writeChanged(join(siteDir, pageFile(product)), JSON.stringify(input));
  writeChanged(join(siteDir, namedFile(product)), JSON.stringify(namedDocument(reference)));
  const download = (format: 'json' | 'yaml'): string => join(siteDir, downloadsDir, downloadPath(product, format));
  writeChanged(download('json'), `${JSON.stringify(document, null, 2)}\n`);
  writeChanged(download('yaml'), stringify(document, {lineWidth: 0}));
  rmSync(join(siteDir, generatedFolder(product)), {recursive: true, force: true});
  return reference;
}

/** Runs the plugin's command in a process of its own, because it does not wait for its work. Returns what it reports. */
function runPlugin(siteDir: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [join(siteDir, 'src/docusaurus.mjs'), 'gen-api-docs', 'all'];
    execFile(process.execPath, args, {cwd: siteDir, maxBuffer: 2 ** 28}, (_, __, errors) =>
      resolve(stripVTControlCharacters(errors)),
    );
  });
}

/** Files of the parts of a page. */
function partsOf({groups, operations, schemas}: Reference): string[] {
  return [
    `${indexName}.info.mdx`,
    ...groups.map((_, i) => `${partName('group', i)}.tag.mdx`),
    ...operations.map((_, i) => `${operationName(i)}.api.mdx`),
    ...Array.from(schemas.values(), (_, i) => `schemas/${schemaName(i)}.schema.mdx`),
  ];
}

/** Moves parts to the page that imports them. Unchanged ones stay, so that the development server leaves them alone. */
function collect(siteDir: string, product: Product, files: readonly string[], said: string): void {
  const [from, to] = [generatedFolder(product), partsFolder(product)].map((folder) => join(siteDir, folder)) as [
    string,
    string,
  ];
  const missing = files.find((file) => !existsSync(join(from, file)));
  if (missing) {
    const lines = said.split('\n').filter((line) => line.trim() !== '');
    const reason = lines.find((line) => /error|failed/i.test(line)) ?? lines.at(-1) ?? 'it gives no reason';
    throw new Error(`docusaurus-plugin-openapi-docs did not write ${missing} of ${product.id}: ${reason.trim()}`);
  }
  files.forEach((file) => writeChanged(join(to, file), readFileSync(join(from, file), 'utf8')));
  const old = existsSync(to) ? readdirSync(to, {recursive: true, withFileTypes: true}) : [];
  const kept = new Set(files.map((file) => join(to, file)));
  old
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
    .filter((file) => !kept.has(file))
    .forEach((file) => rmSync(file));
}

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeWhole(file, text);
  }
}
