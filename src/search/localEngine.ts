import type {PackedAsks, PackedIndex} from './engine/packed';
import {SearchEngine} from './engine/search';
import {manifestFile, type SearchManifest} from './manifest';
import type {SearchRequest, SearchResponse, SearchResult} from './types';

/** Loads the index of a product, or of all pages, from a folder of the site, with or without phrasings. */
type FetchIndex = (folder: string, product: string | undefined, asked: boolean) => Promise<PackedIndex>;

/** Share of the query that the first hit must contain to skip the phrasings. */
const coveredEnough = 0.7;

/** Called when the engine starts and stops waiting for an index. */
export type OnLoading = (isLoading: boolean) => void;

/**
 * Searches the indexes in a folder of the site. Each is fetched for the first search that needs it, and again after a
 * failure. Within a product its own index is searched; the index of all pages only if the product's lacks a word of the
 * query or its best hit is a heading of another product. Phrasings are fetched for the first query that the pages do
 * not answer in their own words.
 */
export class LocalEngine {
  private readonly engines = new Map<string, Promise<SearchEngine>>();

  constructor(
    private readonly folder: string,
    private readonly fetchIndex: FetchIndex = fetchPacked,
  ) {}

  /** @throws if the first index that a request needs cannot be loaded */
  async search(requests: readonly SearchRequest[], onLoading: OnLoading = () => undefined): Promise<SearchResponse> {
    return {results: await Promise.all(requests.map((request) => this.answer(request, onLoading)))};
  }

  private async answer(request: SearchRequest, onLoading: OnLoading): Promise<SearchResult> {
    const product = productOf(request);
    const engine = await this.load(product, onLoading);
    if (product === undefined) {
      return this.withAsks(engine, product, request, onLoading);
    }
    const {query, hits} = engine.search({...request, page: 0, hitsPerPage: 1});
    if (query.trim() === '' || (engine.knows(query) && hits[0]?.product === product)) {
      const facetFilters = [request.facetFilters ?? [], `product:${product}`].flat();
      return {...(await this.withAsks(engine, product, {...request, facetFilters}, onLoading)), product};
    }
    const whole = await this.ifReached(undefined, onLoading);
    return whole ? this.withAsks(whole, undefined, request, onLoading) : engine.search(request);
  }

  /** Searches the phrasings too if the first hit contains too little of the query. */
  private async withAsks(
    engine: SearchEngine,
    product: string | undefined,
    request: SearchRequest,
    onLoading: OnLoading,
  ): Promise<SearchResult> {
    const result = engine.search(request);
    const asked = (result.covered ?? 1) < coveredEnough && (await this.ifReached(product, onLoading, true));
    return asked ? asked.search(request) : result;
  }

  /** Returns a further index, or nothing if it cannot be loaded. */
  private ifReached(...index: Parameters<typeof this.load>): Promise<SearchEngine | undefined> {
    return this.load(...index).catch(() => undefined);
  }

  private async load(product: string | undefined, onLoading: OnLoading, asked = false): Promise<SearchEngine> {
    const key = `${product ?? ''} ${asked}`;
    const engine =
      this.engines.get(key) ?? this.fetchIndex(this.folder, product, asked).then((packed) => new SearchEngine(packed));
    this.engines.set(key, engine);
    onLoading(true);
    try {
      return await engine;
    } catch (error) {
      this.engines.delete(key);
      throw error;
    } finally {
      onLoading(false);
    }
  }
}

function productOf({optionalFilters = []}: SearchRequest): string | undefined {
  return optionalFilters.find((filter) => filter.startsWith('product:'))?.slice('product:'.length);
}

/** Fetches the newest index of a product if it has one, otherwise of all pages. */
async function fetchPacked(folder: string, product = '', asked = false): Promise<PackedIndex> {
  const {file, products, asks} = (await fetchJson(`${folder}/${manifestFile}`, 'no-cache')) as Partial<SearchManifest>;
  const packed = (await fetchJson(`${folder}/${products?.[product] ?? String(file)}`)) as Partial<PackedIndex>;
  if (packed.version !== 4 || typeof packed.stream !== 'string') {
    throw new Error(`${folder}: no search index of this version`);
  }
  const more = asked && asks?.[product || 'all'];
  return {...(packed as PackedIndex), ...(more && {asks: (await fetchJson(`${folder}/${more}`)) as PackedAsks})};
}

async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json();
}
