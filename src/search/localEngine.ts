import type {PackedIndex} from './engine/packed';
import {SearchEngine} from './engine/search';
import {manifestFile, type SearchManifest} from './manifest';
import type {SearchRequest, SearchResponse} from './types';

/** Answers from the index in a folder of the site, which is fetched for the first search, and again when that failed. */
export class LocalEngine {
  private engine: Promise<SearchEngine> | undefined;

  constructor(
    private readonly folder: string,
    private readonly fetchIndex: (folder: string) => Promise<PackedIndex> = fetchPacked,
  ) {}

  /** Resolves when the index is there. */
  async load(): Promise<SearchEngine> {
    this.engine ??= this.fetchIndex(this.folder).then((packed) => new SearchEngine(packed));
    try {
      return await this.engine;
    } catch (error) {
      this.engine = undefined;
      throw error;
    }
  }

  async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    const engine = await this.load();
    return {results: requests.map((request) => engine.search(request))};
  }
}

/** Fetches what the manifest in a folder names as the newest index. */
async function fetchPacked(folder: string): Promise<PackedIndex> {
  const {file} = (await fetchJson(`${folder}/${manifestFile}`, 'no-cache')) as Partial<SearchManifest>;
  const packed = (await fetchJson(`${folder}/${String(file)}`)) as Partial<PackedIndex>;
  if (packed.version !== 2 || typeof packed.stream !== 'string') {
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
