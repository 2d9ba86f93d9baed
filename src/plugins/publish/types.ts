import type {Root} from 'hast';

import type {Article} from './articles';
import type {DocsPlugin} from './versions';

export interface BuiltPage {
  /** Relative to the output folder. */
  readonly file: string;
  /** URL path, including the base URL. */
  readonly route: string;
  readonly html: string;
  readonly tree: Root;
}

export interface Site {
  readonly name: string;
  /** Origin. */
  readonly url: string;
  readonly baseUrl: string;
  /** Paths of all published pages, including the base URL. */
  readonly routes: ReadonlySet<string>;
  readonly siteDir: string;
  readonly outDir: string;
  readonly plugins: readonly DocsPlugin[];
  /** By route. */
  readonly articles: ReadonlyMap<string, Article>;
}

/** `path` is relative to the output folder. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface TextFile extends OutputFile {
  readonly content: string;
}

/** Reads the built pages and returns the files to write. */
export type Step = (pages: readonly BuiltPage[], site: Site) => Promise<readonly OutputFile[]>;
