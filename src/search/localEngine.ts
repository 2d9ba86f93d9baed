import {SearchEngine} from './engine/engine';
import {manifestFile, type SearchManifest} from './manifest';
import type {AskedWords, SearchData, SearchRequest, SearchResult} from './types';

/** Reads a JSON file of the index folder, or its newest version. */
type ReadFile = (path: string, isNewest?: boolean) => Promise<unknown>;

interface Loaded {
  readonly engine: SearchEngine;
  readonly asks: string;
}

/**
 * Searches the files in a folder of the site: the pages, fetched for the first search, and the phrasings, fetched for
 * the first query that the pages do not answer in their own words. After a failure the next search fetches again.
 */
export class LocalEngine {
  private loaded: Promise<Loaded> | undefined;
  private asked: Promise<void> | undefined;

  constructor(private readonly read: ReadFile) {}

  /** @throws if the pages cannot be loaded */
  async search(request: SearchRequest): Promise<SearchResult> {
    this.loaded ??= this.load();
    try {
      const {engine, asks} = await this.loaded;
      if (engine.needsAsks(request)) {
        await this.addAsks(engine, asks);
      }
      return engine.search(request);
    } catch (error) {
      this.loaded = undefined;
      throw error;
    }
  }

  private async load(): Promise<Loaded> {
    const {pages, asks} = (await this.read(manifestFile, true)) as SearchManifest;
    return {engine: new SearchEngine((await this.read(pages)) as SearchData), asks};
  }

  private async addAsks(engine: SearchEngine, path: string): Promise<void> {
    this.asked ??= this.read(path).then((asks) => engine.addAsks(asks as AskedWords));
    await this.asked.catch(() => (this.asked = undefined));
  }
}
