import type {ProductId} from '../../site/products';

/** Where the list of what programs read lies, below the base URL of the site. */
export const manifestPath = 'docs-data.json';

/** A difference between an API and its description; inline Markdown. */
export interface OperationNote {
  readonly path: string;
  readonly method: string;
  readonly text: string;
}

/** What the site publishes for programs; all paths are below its base URL. */
export interface DocsManifest {
  readonly version: 1;
  readonly name: string;
  /** Address of the site with its path, without a slash at the end. */
  readonly url: string;
  /** Repository of the site, which holds the recorded runs. */
  readonly repository: string;
  readonly releases: Readonly<Record<ProductId, string>>;
  /** Paths of all listed pages, such as `/toolhive/quickstart`. */
  readonly pages: readonly string[];
  readonly apis: readonly {
    readonly product: ProductId;
    readonly document: string;
    readonly notes: readonly OperationNote[];
  }[];
}

/** Files of data beside the manifest. */
export const dataPaths = {
  /** The command tree of `specs/mcp/cli.json`. */
  commands: 'toolhive/reference/commands.json',
  /** The custom resource of `specs/mcp/crd.json`: its names, charts and schema. */
  cluster: 'toolhive/reference/mcpserver.json',
  /** Image and variables of each server in the built-in registry. */
  servers: 'toolhive/reference/registry-servers.json',
  /** What the statements of each page rest on. */
  receipts: 'docs-receipts.json',
} as const;

/** Receipts by page: statement, then its citations and recorded runs. */
export type PublishedReceipts = Readonly<Record<string, readonly PublishedReceipt[]>>;

/** A statement with keys such as `pkg/a.go#L1-L9` or, for a recorded run, `run:topic/name`. */
export type PublishedReceipt = readonly [statement: string, keys: readonly string[]];
