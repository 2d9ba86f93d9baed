import type {ProductId} from '../../site/products';

/** Path of the manifest, without the base URL. */
export const manifestPath = 'docs-data.json';

/** Index of the machine-readable files; paths are relative to the base URL. */
export interface DocsManifest {
  readonly version: 2;
  readonly name: string;
  /** Site URL with base path, without trailing slash. */
  readonly url: string;
  readonly releases: Readonly<Record<ProductId, string>>;
  /** By page: ids of the headings below its title, in their order; empty if one has none. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
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

/** A statement with the addresses of the cited lines and recorded runs. */
export type PublishedReceipt = readonly [statement: string, addresses: readonly string[]];
