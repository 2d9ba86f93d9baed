import type {LoadedPlugin} from '@docusaurus/types';
import type {Root} from 'hast';

/** A built page, read and parsed once for all steps. */
export interface BuiltPage {
  /** Path below the output folder. */
  readonly file: string;
  /** URL path, base URL included. */
  readonly route: string;
  /** Text of the file. A step may replace links to stylesheets in it, and nothing that `tree` is read for. */
  readonly html: string;
  /** The rendered page; shared by all steps, which must not change it. */
  readonly tree: Root;
}

/** The site that is published. */
export interface Site {
  readonly name: string;
  /** Origin, without a path. */
  readonly url: string;
  readonly baseUrl: string;
  /** Paths of all published pages, base URL included. */
  readonly routes: ReadonlySet<string>;
  readonly siteDir: string;
  readonly outDir: string;
  readonly plugins: readonly LoadedPlugin[];
}

/** A file of the build: path below the output folder and content; null deletes the file. */
export interface OutputFile {
  readonly path: string;
  readonly content: string | Uint8Array | null;
}

/** A file of text. */
export interface TextFile extends OutputFile {
  readonly content: string;
}

/** One step of publishing: reads the built pages, returns the files to write. */
export type Step = (pages: readonly BuiltPage[], site: Site) => Promise<readonly OutputFile[]>;
