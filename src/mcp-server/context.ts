import type {ResourceDefinition} from '../data/checks/thv/manifests';
import type {RegistryServer} from '../data/checks/thv/names';
import type {CommandTree} from '../data/cli/tree';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../data/published/manifest';
import {SearchEngine} from '../search/engine/engine';
import {Messages} from '../search/engine/messages';
import {addressOf} from '../search/slug';
import {type SearchData, searchFile} from '../search/types';
import type {ProductId} from '../site/products';

import {copyPath, type Files} from './files';
import {type Library, parsePage} from './library';

/** The data of the server. What takes long to parse is parsed at first use, so that the server starts at once. */
export interface Context {
  readonly manifest: DocsManifest;
  readonly library: Library;
  readonly engine: () => SearchEngine;
  /** Addresses of the sections whose messages a text repeats, the closest first. */
  readonly quoting: (text: string, product?: ProductId) => string[];
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
  const searched = atFirstUse(() => parse<SearchData>(searchFile));
  const messages = atFirstUse(() => messagesIn(searched()));
  return {
    manifest,
    library: new Map(
      Object.entries(manifest.pages).map(([route, ids]) => [route, parsePage(route, textOf(copyPath(route)), ids)]),
    ),
    engine: atFirstUse(() => new SearchEngine(searched())),
    quoting: (text, product) => messages()(text, product),
    tree: atFirstUse(() => parse(dataPaths.commands)),
    registry: atFirstUse(() => parse<{servers: Record<string, RegistryServer>}>(dataPaths.servers).servers),
    receipts: atFirstUse(() => parse(dataPaths.receipts)),
    cluster: atFirstUse(() => parse(dataPaths.cluster)),
  };
}

/** Finds messages as the site's own search does. Operations of an API, which it takes for messages too, have a tool. */
function messagesIn({pages}: SearchData): Context['quoting'] {
  const sections = pages
    .filter(({url}) => !url.endsWith('/reference/api'))
    .flatMap(({url, product, sections: own}) => own.map((one) => ({...one, product, address: addressOf(url, one)})));
  const messages = new Messages(sections);
  return (text, product) =>
    messages
      .find(text, (i) => (product === undefined || sections[i]?.product === product ? 1 : 0))
      .flatMap((i) => sections[i]?.address ?? []);
}

/** A value that is made at first use. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: {readonly value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}
