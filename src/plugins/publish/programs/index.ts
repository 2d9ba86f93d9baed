import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {loadTree} from '../../../data/cli/load';
import {readOverlay} from '../../../data/openapi/describe';
import {downloadPath} from '../../../data/openapi/download';
import {reasonsOf} from '../../../data/openapi/overlay';
import {loadSources} from '../../../data/openapi/sources';
import {dataPaths, type DocsManifest, manifestPath} from '../../../data/published/manifest';
import {gateway, mcp, products} from '../../../site/products';
import {settings} from '../../../site/settings';
import {readArticle} from '../copies/article';
import {routeOf} from '../copies/links';
import type {BuiltPage, Site, Step, TextFile} from '../types';

import {receiptsOf} from './receipts';

/** Data for programs, such as the docs MCP server: what there is, the commands, the custom resource, the registry. */
export const programData: Step = async (built, site) => [
  file(manifestPath, manifestOf(built, site)),
  ...specData(site.siteDir),
  file(dataPaths.receipts, receiptsOf(site)),
];

/** The files that are data of `specs` in the form in which they are published. */
export function specData(siteDir: string): TextFile[] {
  const {resource, source, schema} = spec(siteDir, 'crd');
  return [
    file(dataPaths.commands, loadTree(siteDir)),
    file(dataPaths.cluster, {resource, source, schema}),
    file(dataPaths.servers, {servers: serversOf(siteDir)}),
  ];
}

/** The notes about each API, as the manifest holds them. */
export function apisOf(siteDir: string): DocsManifest['apis'] {
  return loadSources(siteDir, {urls: {}}).flatMap((source) =>
    products
      .filter(({id}) => id === source.product)
      .map((product) => ({
        product: product.id,
        document: downloadPath(product, 'json'),
        notes: reasonsOf(readOverlay(siteDir, source)).flatMap(({at: [, path = '', method = ''], text}) =>
          path.startsWith('/') ? [{path, method, text}] : [],
        ),
      })),
  );
}

function manifestOf(built: readonly BuiltPage[], {name, url, baseUrl, routes, siteDir}: Site): DocsManifest {
  const listed = built.filter(({route, tree}) => routes.has(route) && readArticle(tree).listed);
  return {
    version: 1,
    name,
    url: `${url}${baseUrl}`.replace(/\/$/, ''),
    repository: settings.repository,
    releases: {mcp: mcp.release, gateway: gateway.release},
    pages: listed.map(({route}) => routeOf(route, baseUrl).slice(baseUrl.length - 1) || '/').sort(),
    apis: apisOf(siteDir),
  };
}

function serversOf(siteDir: string): object {
  const {servers} = spec(siteDir, 'registry-servers') as {servers: Record<string, Record<string, unknown>>};
  return Object.fromEntries(
    Object.entries(servers).map(([name, {image, transport, variables}]) => [name, {image, transport, variables}]),
  );
}

function spec(siteDir: string, name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(siteDir, 'specs/mcp', `${name}.json`), 'utf8')) as Record<string, unknown>;
}

function file(path: string, data: object): TextFile {
  return {path, content: JSON.stringify(data)};
}
