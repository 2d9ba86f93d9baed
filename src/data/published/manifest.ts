import type {ProductId} from '../../site/products';

/** Path of the manifest, without the base URL. */
export const manifestPath = 'docs-data.json';

/** A known difference between an API and its OpenAPI document; inline Markdown. */
export interface OperationNote {
  readonly path: string;
  readonly method: string;
  readonly text: string;
}

/** Ids of headings, by the id that follows from their text. */
export type Anchors = Readonly<Record<string, string>>;

/** Index of the machine-readable files; paths are relative to the base URL. */
export interface DocsManifest {
  readonly version: 1;
  readonly name: string;
  /** Site URL with base path, without trailing slash. */
  readonly url: string;
  /** Repository of the site, which contains the recorded runs. */
  readonly repository: string;
  readonly releases: Readonly<Record<ProductId, string>>;
  readonly pages: readonly string[];
  /** By page: ids of the headings that have one of their own, by the id that follows from their text. */
  readonly anchors: Readonly<Record<string, Anchors>>;
  readonly apis: readonly {
    readonly product: ProductId;
    readonly document: string;
    readonly notes: readonly OperationNote[];
  }[];
}

export const dataPaths = {
  /** The command tree of `specs/mcp/cli.json`. */
  commands: 'toolhive/reference/commands.json',
  /** The custom resource of `specs/mcp/crd.json`. */
  cluster: 'toolhive/reference/mcpserver.json',
  /** Image and variables of each server in the built-in registry. */
  servers: 'toolhive/reference/registry-servers.json',
  receipts: 'docs-receipts.json',
} as const;

/** Receipts by page path. */
export type PublishedReceipts = Readonly<Record<string, readonly PublishedReceipt[]>>;

/** A statement with citations such as `pkg/a.go#L1-L9` or, for recorded runs, `run:topic/name`. */
export type PublishedReceipt = readonly [statement: string, keys: readonly string[]];
