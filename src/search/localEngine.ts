import type {PackedIndex} from './engine/packed';
import {SearchEngine} from './engine/search';
import {manifestFile, type SearchManifest} from './manifest';
import type {SearchRequest, SearchResponse, SearchResult} from './types';

/** Reads the index of a product, or of all pages when none is named, from a folder of the site. */
type FetchIndex = (folder: string, product: string | undefined) => Promise<PackedIndex>;

/** Told when the engine begins to wait for an index, and when it has it. */
export type OnLoading = (isLoading: boolean) => void;

/**
 * Answers from the indexes in a folder of the site. Each is fetched for the first search that needs it, and again when
 * that failed. Readers of a product get its pages alone; all pages are searched when a word of the query is not in the
 * index of the product, or when the best hit there is a heading of another one.
 */
export class LocalEngine {
  private readonly engines = new Map<string | undefined, Promise<SearchEngine>>();

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
      return engine.search(request);
    }
    const {query, hits} = engine.search({...request, page: 0, hitsPerPage: 1});
    if (query.trim() === '' || (engine.knows(query) && hits[0]?.product === product)) {
      const facetFilters = [request.facetFilters ?? [], `product:${product}`].flat();
      return {...engine.search({...request, facetFilters}), product};
    }
    // Without a network, the headings of the other products are better than an error.
    const whole = await this.load(undefined, onLoading).catch(() => undefined);
    return (whole ?? engine).search(request);
  }

  private async load(product: string | undefined, onLoading: OnLoading): Promise<SearchEngine> {
    const engine =
      this.engines.get(product) ?? this.fetchIndex(this.folder, product).then((packed) => new SearchEngine(packed));
    this.engines.set(product, engine);
    onLoading(true);
    try {
      return await engine;
    } catch (error) {
      this.engines.delete(product);
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
async function fetchPacked(folder: string, product: string | undefined): Promise<PackedIndex> {
  const {file, products} = (await fetchJson(`${folder}/${manifestFile}`, 'no-cache')) as Partial<SearchManifest>;
  const packed = (await fetchJson(`${folder}/${products?.[product ?? ''] ?? String(file)}`)) as Partial<PackedIndex>;
  if (packed.version !== 3 || typeof packed.stream !== 'string') {
    throw new Error(`${folder}: no search index of this version`);
  }
  return packed as PackedIndex;
}

async function fetchJson(url: string, cache: RequestCache = 'default'): Promise<unknown> {
  const response = await fetch(url, {cache});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return response.json();
}
