import type {PackedAsks, PackedIndex} from './engine/packed';
import {SearchEngine} from './engine/search';
import {manifestFile, type SearchManifest} from './manifest';
import type {SearchRequest, SearchResponse, SearchResult} from './types';

/**
 * Reads the index of a product, or of all pages when none is named, from a folder of the site; with what people ask for
 * its sections or without.
 */
type FetchIndex = (folder: string, product: string | undefined, asked: boolean) => Promise<PackedIndex>;

/** Share of a query that the first hit holds in its own words where what people ask is not looked up. */
const coveredEnough = 0.7;

/** Told when the engine begins to wait for an index, and when it has it. */
export type OnLoading = (isLoading: boolean) => void;

/**
 * Answers from the indexes in a folder of the site. Each is fetched for the first search that needs it, and again when
 * that failed. Readers of a product get its pages alone; all pages are searched when a word of the query is not in the
 * index of the product, or when the best hit there is a heading of another one.
 * What people ask is fetched for the first query that the pages do not hold in their own words.
 */
export class LocalEngine {
  private readonly engines = new Map<string, Promise<SearchEngine>>();

  constructor(
    private readonly folder: string,
    private readonly fetchIndex: FetchIndex = fetchPacked,
  ) {}

  /** @throws when the first index that a request needs cannot be read */
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

  /** Searches what people ask as well where the first hit does not hold enough of the query in the page's own words. */
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

  /** A better index; without a network, what is there is better than an error. */
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

/** Fetches the newest index of a product that has one of its own, otherwise the newest of all pages. */
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
