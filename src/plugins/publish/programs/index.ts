import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';

import {loadTree} from '../../../data/cli/load';
import {dataPaths, type DocsManifest, manifestPath} from '../../../data/published/manifest';
import {readJson} from '../../../data/readJson';
import {gateway, mcp} from '../../../site/products';
import type {Site, Step, TextFile} from '../types';

import {publishedReceipts} from './receipts';

/** Publishes data for programs such as the docs MCP server: manifest, commands, custom resource, registry, receipts. */
export const programData: Step = async (_, site) => [
  ...siteData(site),
  file(dataPaths.receipts, publishedReceipts(site)),
];

/** Published files that are derived from the articles and from `specs`. */
export function siteData(site: Pick<Site, 'name' | 'url' | 'baseUrl' | 'articles' | 'siteDir'>): TextFile[] {
  const {resource, source, schema} = spec(site.siteDir, 'crd');
  return [
    file(manifestPath, manifestOf(site)),
    file(dataPaths.commands, loadTree(site.siteDir)),
    file(dataPaths.cluster, {resource, source, schema}),
    file(dataPaths.servers, {servers: serversOf(site.siteDir)}),
  ];
}

function manifestOf({name, url, baseUrl, articles}: Pick<Site, 'name' | 'url' | 'baseUrl' | 'articles'>): DocsManifest {
  const pages = Array.from(articles.values())
    .filter(({listed}) => listed)
    .map(({route, content}) => [route.slice(baseUrl.length - 1) || '/', headingIds(content)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    version: 2,
    name,
    url: `${url}${baseUrl}`.replace(/\/$/, ''),
    releases: {mcp: mcp.release, gateway: gateway.release},
    pages: Object.fromEntries(pages),
  };
}

function headingIds(content: Element): string[] {
  return selectAll('h2, h3, h4, h5, h6', content).map(({properties: {id = ''}}) => String(id));
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
