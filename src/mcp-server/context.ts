import type {ResourceDefinition} from '../data/checks/thv/manifests';
import type {RegistryServer} from '../data/checks/thv/names';
import type {CommandTree} from '../data/cli/types';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../data/published/manifest';
import {SearchEngine} from '../search/engine/search';

import {loadOperations, type Operation} from './api/operations';
import type {Files} from './files/types';
import {loadLibrary} from './library/load';
import type {Library} from './library/types';
import {questionSearch} from './search';
import {loadIndex} from './search/load';
import type {Search} from './search/types';
import type {Release} from './usage/check';

/** Everything the server answers from; read once. */
export interface Context {
  readonly manifest: DocsManifest;
  readonly library: Library;
  readonly search: Search;
  readonly tree: CommandTree;
  readonly operations: readonly Operation[];
  /** Names in the built-in registry of MCP servers. */
  readonly servers: readonly string[];
  readonly receipts: PublishedReceipts;
  /** What commands and manifests are checked against. */
  readonly release: Release;
}

/**
 * Reads what a site publishes for programs.
 *
 * @throws one line that names the file that is missing or cannot be used
 */
export async function loadContext(files: Files): Promise<Context> {
  const manifest = await json<DocsManifest>(files, manifestPath);
  if (manifest.version !== 1) {
    throw new Error(`${manifestPath} has version ${String(manifest.version)}, and this server reads version 1`);
  }
  const [library, index, tree, operations, {servers}, receipts, cluster] = await Promise.all([
    loadLibrary(files, manifest),
    loadIndex(files),
    json<CommandTree>(files, dataPaths.commands),
    loadOperations(files, manifest),
    json<{servers: Record<string, RegistryServer>}>(files, dataPaths.servers),
    json<PublishedReceipts>(files, dataPaths.receipts),
    json<ResourceDefinition>(files, dataPaths.cluster),
  ]);
  return {
    manifest,
    library,
    search: questionSearch(() => new SearchEngine(index()), library),
    tree,
    operations,
    servers: Object.keys(servers),
    receipts,
    release: {tree, cluster, registry: servers},
  };
}

async function json<T>(files: Files, path: string): Promise<T> {
  const text = await files.read(path);
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Error(`${path} is not JSON`);
  }
}
