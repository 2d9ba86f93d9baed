export type ProductId = 'mcp' | 'gateway';

export interface Product {
  readonly id: ProductId;
  readonly name: string;
  /** One sentence, for cards and metadata. */
  readonly summary: string;
  /** URL prefix of its pages, without the base URL. */
  readonly path: string;
  readonly routeBasePath: string;
  readonly docsFolder: string;
  readonly sidebarId: string;
  readonly sidebarFile: string;
  /** Release that the pages describe. */
  readonly release: string;
  readonly apiPort: number;
  /** Why web pages cannot call its API server; displayed after name and release. */
  readonly apiObstacle?: string;
  readonly repository: string;
  /** Repositories that are bundled in a release, with their own tags. */
  readonly companions: readonly Companion[];
}

export interface Companion {
  readonly name: string;
  readonly repository: string;
  readonly release: string;
}

export const mcp: Product = {
  id: 'mcp',
  name: 'ToolHive',
  summary: 'Run MCP servers in containers and connect them to your editor.',
  path: '/toolhive',
  routeBasePath: '/',
  docsFolder: 'docs-mcp',
  sidebarId: 'mcp',
  sidebarFile: './sidebars-mcp.ts',
  release: 'v0.0.40',
  apiPort: 8080,
  apiObstacle:
    'sends no CORS headers, so browsers keep its replies from web pages. Copy the request and run it in a terminal. Behind a proxy on this machine that adds the headers it can be sent from here: enter the address of the proxy as base URL.',
  repository: 'https://github.com/stacklok/toolhive',
  companions: [],
};

export const gateway: Product = {
  id: 'gateway',
  name: 'CodeGate',
  summary: 'A privacy gateway between coding assistants and model providers.',
  path: '/codegate',
  routeBasePath: '/codegate',
  docsFolder: 'docs-gateway',
  sidebarId: 'gateway',
  sidebarFile: './sidebars-gateway.ts',
  release: 'v0.1.32',
  apiPort: 8989,
  repository: 'https://github.com/stacklok/codegate',
  companions: [{name: 'codegate-ui', repository: 'https://github.com/stacklok/codegate-ui', release: 'v0.20.0'}],
};

export const products: readonly Product[] = [mcp, gateway];

/** Product of a page; undefined for pages of the site itself. */
export function productAt(path: string): Product | undefined {
  return products.find((product) =>
    [product.path, `${product.routeBasePath.replace(/\/$/, '')}/category`].some((place) =>
      `${path}/`.startsWith(`${place}/`),
    ),
  );
}
