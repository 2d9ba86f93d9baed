import type {ResourceDefinition} from '../data/checks/thv/manifests';
import type {RegistryServer} from '../data/checks/thv/names';
import type {CommandTree} from '../data/cli/tree';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../data/published/manifest';
import {SearchEngine} from '../search/engine/engine';
import {type SearchData, searchFile} from '../search/types';

import {copyPath, type Files} from './files';
import {type Library, parsePage} from './library';

/** The data of the server. What takes long to parse is parsed at first use, so that the server starts at once. */
export interface Context {
  readonly manifest: DocsManifest;
  readonly library: Library;
  readonly engine: () => SearchEngine;
  readonly tree: () => CommandTree;
  readonly registry: () => Readonly<Record<string, RegistryServer>>;
  readonly receipts: () => PublishedReceipts;
  readonly cluster: () => ResourceDefinition;
}

/** The data in the files of a published site. */
export function contextOf(files: Files): Context {
  const textOf = (path: string): string => {
    const text = files[path];
    if (text === undefined) {
      throw new Error(`${path} is missing`);
    }
    return text;
  };
  const parse = <T>(path: string): T => JSON.parse(textOf(path)) as T;
  const manifest = parse<DocsManifest>(manifestPath);
  return {
    manifest,
    library: new Map(
      Object.entries(manifest.pages).map(([route, ids]) => [route, parsePage(route, textOf(copyPath(route)), ids)]),
    ),
    engine: atFirstUse(() => new SearchEngine(parse<SearchData>(searchFile))),
    tree: atFirstUse(() => parse(dataPaths.commands)),
    registry: atFirstUse(() => parse<{servers: Record<string, RegistryServer>}>(dataPaths.servers).servers),
    receipts: atFirstUse(() => parse(dataPaths.receipts)),
    cluster: atFirstUse(() => parse(dataPaths.cluster)),
  };
}

/** A value that is made at first use. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: {readonly value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
