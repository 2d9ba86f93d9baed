import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {stringify} from 'yaml';

import {describe, describeOffline} from '../../data/openapi/describe';
import {fetchText} from '../../data/openapi/fetch';
import {createReference} from '../../data/openapi/reference';
import {downloadPath, loadSources} from '../../data/openapi/sources';
import type {Description} from '../../data/openapi/types';
import {type Product, products} from '../../site/products';
import {settings} from '../../site/settings';

import type {PageInput} from './generators';
import {namedDocument, withParts} from './parts';
import {downloadsDir, placesOf} from './place';

/** Milliseconds until the plugin is stopped, which takes some seconds even for large APIs. */
const timeout = 120_000;

/** Writes the parts of all API pages. */
export async function generateAll(siteDir: string): Promise<void> {
  const pages = (await descriptions(siteDir)).flatMap((description) =>
    products.filter(({id}) => id === description.product).map((product) => prepare(siteDir, product, description)),
  );
  const said = await runPlugin(siteDir);
  pages.forEach((product) => joinParts(siteDir, product, said));
}

/** API descriptions of all products; offline or published, depending on the settings. */
function descriptions(siteDir: string): Promise<Description[]> {
  const log = (line: string): void => console.log(`[specs] ${line}`);
  return Promise.all(
    loadSources(siteDir).map(async (source) =>
      settings.offlineSpecs ? describeOffline(source, siteDir) : describe(source, {siteDir, download, log}),
    ),
  );
}

const downloads = new Map<string, Promise<string>>();

/** Requests each URL once per process, even if it builds the site several times. */
function download(url: string): Promise<string> {
  const started = downloads.get(url) ?? fetchText(url);
  downloads.set(url, started);
  return started;
}

/** Writes what the plugin and its generators read, and the documents that readers download. Returns the product. */
function prepare(siteDir: string, product: Product, {document, reasons}: Description): Product {
  const reference = createReference(product, {document, reasons});
  const {input, named, generated} = placesOf(product);
  writeChanged(join(siteDir, input), JSON.stringify({document, reasons} satisfies PageInput));
  writeChanged(join(siteDir, named), JSON.stringify(namedDocument(reference)));
  const download = (format: 'json' | 'yaml'): string => join(siteDir, downloadsDir, downloadPath(product, format));
  writeChanged(download('json'), `${JSON.stringify(document, null, 2)}\n`);
  writeChanged(download('yaml'), stringify(document, {lineWidth: 0}));
  rmSync(join(siteDir, generated), {recursive: true, force: true});
  return product;
}

/** Runs the plugin's command in a process of its own, because it does not wait for its work. Returns what it reports. */
function runPlugin(siteDir: string): Promise<string> {
  return new Promise((resolve) => {
    const args = [join(siteDir, 'src/docusaurus.mjs'), 'gen-api-docs', 'all'];
    const child = execFile(process.execPath, args, {cwd: siteDir, maxBuffer: 2 ** 28, timeout}, (error, _, errors) => {
      process.off('exit', stop);
      resolve(error?.killed ? `Error: no end after ${timeout} ms` : stripVTControlCharacters(errors));
    });
    // A build that stops at a fault elsewhere would leave it writing, into the next build.
    const stop = (): unknown => child.kill();
    process.once('exit', stop);
  });
}

/**
 * Joins the parts to one file, which the page imports. An unchanged one stays, so that the development server leaves it
 * alone.
 */
function joinParts(siteDir: string, product: Product, said: string): void {
  const {generated, parts} = placesOf(product);
  const folder = join(siteDir, generated);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const read = (name: string): string => {
    const file = files.find((path) => basename(path).startsWith(`${name}.`));
    if (file === undefined) {
      const lines = said.split('\n').filter((line) => line.trim() !== '');
      const reason = lines.find((line) => /error|failed/i.test(line)) ?? lines.at(-1) ?? 'it gives no reason';
      throw new Error(`docusaurus-plugin-openapi-docs did not write ${name} of ${product.id}: ${reason.trim()}`);
    }
    return readFileSync(join(folder, file), 'utf8').trim();
  };
  writeChanged(join(siteDir, parts), `${withParts(read)}\n`);
}

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
