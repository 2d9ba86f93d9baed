import type {PackedAsks, PackedIndex} from './engine/packed';
import {SearchEngine} from './engine/search';
import {manifestFile, type SearchManifest} from './manifest';
import type {SearchRequest, SearchResponse, SearchResult} from './types';

/** Reads a JSON file of the index folder, or its newest version. */
type ReadFile = (path: string, isNewest?: boolean) => Promise<unknown>;

/** An engine, and the file with the phrasings of its pages. */
interface Index {
  readonly engine: SearchEngine;
  readonly asks: string | undefined;
}

/** Called when the engine starts and stops waiting for an index. */
export type OnLoading = (isLoading: boolean) => void;

/**
 * Searches the indexes in a folder of the site. Each is fetched for the first search that needs it, and again after a
 * failure. Within a product its own index is searched; the index of all pages only if the product's lacks a word of the
 * query or its best hit is a heading of another product. Phrasings are fetched for the first query that the pages do
 * not answer in their own words.
 */
export class LocalEngine {
  private manifest: Promise<Partial<SearchManifest>> | undefined;
  private readonly indexes = new Map<string, Promise<Index>>();
  private readonly asked = new Map<string, Promise<void>>();
  private readonly read: ReadFile;

  constructor(folder: string, read?: ReadFile) {
    this.read = read ?? ((path, isNewest) => fetchJson(`${folder}/${path}`, isNewest ? 'no-cache' : 'default'));
  }

  /** @throws if the first index that a request needs cannot be loaded */
  async search(requests: readonly SearchRequest[], onLoading: OnLoading = () => undefined): Promise<SearchResponse> {
    return {results: await Promise.all(requests.map((request) => this.answer(request, onLoading)))};
  }

  private async answer(request: SearchRequest, onLoading: OnLoading): Promise<SearchResult> {
    const product = productOf(request);
    const own = await this.load(product, onLoading);
    if (product === '') {
      return this.withAsks(own, request, onLoading);
    }
    const {query, hits} = own.engine.search({...request, page: 0, hitsPerPage: 1}, false);
    if (query.trim() === '' || (own.engine.knows(query) && hits[0]?.product === product)) {
      const facetFilters = [request.facetFilters ?? [], `product:${product}`].flat();
      return {...(await this.withAsks(own, {...request, facetFilters}, onLoading)), product};
    }
    const whole = await this.load('', onLoading).catch(() => undefined);
    return whole ? this.withAsks(whole, request, onLoading) : own.engine.search(request);
  }

  private async withAsks({engine, asks}: Index, request: SearchRequest, onLoading: OnLoading): Promise<SearchResult> {
    const result = engine.search(request);
    if (!result.needsAsks || asks === undefined) {
      return result;
    }
    const add = async (): Promise<void> => engine.addAsks((await this.read(asks)) as PackedAsks);
    return this.once(this.asked, asks, add, onLoading).then(
      () => engine.search(request),
      () => result,
    );
  }

  private load(product: string, onLoading: OnLoading): Promise<Index> {
    const load = async (): Promise<Index> => {
      this.manifest ??= this.read(manifestFile, true) as Promise<Partial<SearchManifest>>;
      const {file, products, asks} = await this.manifest;
      const packed = (await this.read(products?.[product] ?? String(file))) as Partial<PackedIndex>;
      if (packed.version !== 4 || typeof packed.stream !== 'string') {
        throw new Error('no search index of this version');
      }
      return {engine: new SearchEngine(packed as PackedIndex), asks: asks?.[product || 'all']};
    };
    return this.once(this.indexes, product, load, onLoading);
  }

  /** Loads something once; after a failure, the next call reads the newest manifest and tries again. */
  private async once<T>(
    loaded: Map<string, Promise<T>>,
    key: string,
    load: () => Promise<T>,
    onLoading: OnLoading,
  ): Promise<T> {
    const found = loaded.get(key) ?? load();
    loaded.set(key, found);
    onLoading(true);
    try {
      return await found;
    } catch (error) {
      loaded.delete(key);
      this.manifest = undefined;
      throw error;
    } finally {
      onLoading(false);
    }
  }
}

/** Returns the product that is searched first; empty for all pages. */
function productOf({optionalFilters = []}: SearchRequest): string {
  return optionalFilters.find((filter) => filter.startsWith('product:'))?.slice('product:'.length) ?? '';
}

async function fetchJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json();
}
