import {SearchEngine} from './engine/engine';
import {searchFiles} from './files';
import type {AskedWords, SearchData, SearchRequest, SearchResult} from './types';

/**
 * Searches the files of a site: the pages, fetched for the first search, and the phrasings, fetched for the first query
 * that the pages do not answer in their own words. After a failure the next search fetches again.
 */
export class LocalEngine {
  private loaded: Promise<SearchEngine> | undefined;
  private asked: Promise<void> | undefined;

  /** @param read reads a JSON file below the base URL */
  constructor(private readonly read: (path: string) => Promise<unknown>) {}

  /** @throws if the pages cannot be loaded */
  async search(request: SearchRequest): Promise<SearchResult> {
    this.loaded ??= this.read(searchFiles.pages).then((data) => new SearchEngine(data as SearchData));
    this.loaded.catch(() => (this.loaded = undefined));
    const engine = await this.loaded;
    if (engine.needsAsks(request)) {
      this.asked ??= this.read(searchFiles.asks).then((asks) => engine.addAsks(asks as AskedWords));
      await this.asked.catch(() => (this.asked = undefined));
    }
    return engine.search(request);
  }
}
