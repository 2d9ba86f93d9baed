import type {ResourceDefinition} from '../data/checks/thv/manifests';
import type {RegistryServer} from '../data/checks/thv/names';
import type {CommandTree} from '../data/cli/types';
import type {JsonObject} from '../data/openapi/types';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../data/published/manifest';
import {SearchEngine} from '../search/engine/engine';
import type {SearchManifest} from '../search/manifest';
import type {AskedWords, SearchData} from '../search/types';

import {type Operation, operationsIn} from './api/operations';
import {searchManifestPath, searchPaths} from './files/paths';
import {atFirstUse, store} from './files/stored';
import type {Files} from './files/types';
import {loadLibrary} from './library/load';
import type {Library} from './library/types';
import {questionSearch} from './search';
import type {Search} from './search/types';
import type {Release} from './usage/check';

/** The data of the server. All files are read at the start; most are parsed at first use. */
export interface Context extends Release {
  readonly manifest: DocsManifest;
  readonly library: Library;
  readonly search: Search;
  readonly operations: readonly Operation[];
  readonly receipts: PublishedReceipts;
}

/** Reads the data of a published site; throws one line that names the file that is missing or invalid. */
export async function loadContext(files: Files): Promise<Context> {
  const manifest = (await parsedLater<DocsManifest>(files, manifestPath))();
  if (manifest.version !== 1) {
    throw new Error(`${manifestPath} has version ${String(manifest.version)}, and this server reads version 1`);
  }
  const [library, index, tree, documents, registry, receipts, cluster] = await Promise.all([
    loadLibrary(files, manifest),
    loadIndex(files),
    parsedLater<CommandTree>(files, dataPaths.commands),
    Promise.all(manifest.apis.map(({document}) => parsedLater<JsonObject>(files, document))),
    parsedLater<{servers: Record<string, RegistryServer>}>(files, dataPaths.servers),
    parsedLater<PublishedReceipts>(files, dataPaths.receipts),
    parsedLater<ResourceDefinition>(files, dataPaths.cluster),
  ]);
  const operations = atFirstUse(() => operationsIn(manifest, documents));
  return {
    manifest,
    library,
    search: questionSearch(index, library),
    get tree() {
      return tree();
    },
    get operations() {
      return operations();
    },
    get receipts() {
      return receipts();
    },
    get cluster() {
      return cluster();
    },
    get registry() {
      return registry().servers;
    },
  };
}

/** Reads the search index, which is parsed at the first search because that takes most of the time to start. */
async function loadIndex(files: Files): Promise<() => SearchEngine> {
  const paths = searchPaths(JSON.parse(await files.read(searchManifestPath)) as SearchManifest);
  const [pages, asks] = [store(await files.read(paths.pages)), store(await files.read(paths.asks))];
  return atFirstUse(() => {
    const engine = new SearchEngine(JSON.parse(pages.read()) as SearchData);
    engine.addAsks(JSON.parse(asks.read()) as AskedWords);
    return engine;
  });
}

async function parsedLater<T>(files: Files, path: string): Promise<() => T> {
  const {read} = store(await files.read(path));
  return atFirstUse(() => {
    try {
      return JSON.parse(read()) as T;
    } catch {
      throw new Error(`${path} is not JSON`);
    }
  });
}
