import {loadTree} from '../../../data/cli/load';
import {readOverlay} from '../../../data/openapi/describe';
import {reasonsOf} from '../../../data/openapi/overlay';
import {downloadPath, loadSources} from '../../../data/openapi/sources';
import {dataPaths, type DocsManifest, manifestPath} from '../../../data/published/manifest';
import {readJson} from '../../../data/readJson';
import {gateway, mcp, products} from '../../../site/products';
import {settings} from '../../../site/settings';
import type {Site, Step, TextFile} from '../types';

import {anchorsOf} from './anchors';
import {receiptsOf} from './receipts';

/** Publishes data for programs such as the docs MCP server: manifest, commands, custom resource, registry, receipts. */
export const programData: Step = async (_, site) => [
  file(manifestPath, manifestOf(site)),
  ...specData(site.siteDir),
  file(dataPaths.receipts, receiptsOf(site)),
];

/** Published files that are derived from `specs`. */
export function specData(siteDir: string): TextFile[] {
  const {resource, source, schema} = spec(siteDir, 'crd');
  return [
    file(dataPaths.commands, loadTree(siteDir)),
    file(dataPaths.cluster, {resource, source, schema}),
    file(dataPaths.servers, {servers: serversOf(siteDir)}),
  ];
}

/** APIs of the manifest with their notes. */
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

function manifestOf({name, url, baseUrl, articles, siteDir}: Site): DocsManifest {
  const listed = Array.from(articles.values())
    .filter((article) => article.listed)
    .map(({route, content}) => ({path: route.slice(baseUrl.length - 1) || '/', content}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const anchors = listed.map(({path, content}) => [path, anchorsOf(content)] as const);
  return {
    version: 1,
    name,
    url: `${url}${baseUrl}`.replace(/\/$/, ''),
    repository: settings.repository,
    releases: {mcp: mcp.release, gateway: gateway.release},
    pages: listed.map(({path}) => path),
    anchors: Object.fromEntries(anchors.filter(([, ids]) => Object.keys(ids).length > 0)),
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
  return readJson(siteDir, `specs/mcp/${name}.json`) as Record<string, unknown>;
}

function file(path: string, data: object): TextFile {
  return {path, content: JSON.stringify(data)};
}
