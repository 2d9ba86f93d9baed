import {dirname, join} from 'node:path';

import type {Element} from 'hast';
import {selectAll} from 'hast-util-select';
import {VFile} from 'vfile';

import {loadTree} from '../../data/cli/load';
import {parseMdx, partialsOf} from '../../data/mdx';
import {
  dataPaths,
  type DocsManifest,
  manifestPath,
  type PublishedReceipt,
  type PublishedReceipts,
} from '../../data/published/manifest';
import {readJson} from '../../data/readJson';
import {readText} from '../../data/readText';
import {collectNotes} from '../../data/receipts/collect';
import {gateway, mcp, products} from '../../site/products';
import {fill} from '../fill';
import {receiptsOf} from '../pages/receipts';

import {routeOf} from './articles';
import type {Site, Step, TextFile} from './types';
import {docsOf} from './versions';

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

const steps = fill.map((step) => step());

/** Receipts by page path, without the base URL. */
function publishedReceipts({plugins, siteDir, baseUrl}: Site): PublishedReceipts {
  const entries = docsOf(plugins).map(({permalink, source}) => {
    const path = routeOf(permalink, baseUrl).slice(baseUrl.length - 1);
    return [path, receiptsIn(siteDir, source.replace(/^@site\//, ''))] as const;
  });
  return Object.fromEntries(entries.filter(([, receipts]) => receipts.length > 0));
}

function receiptsIn(siteDir: string, file: string): PublishedReceipt[] {
  const product = products.find(({docsFolder}) => file.startsWith(`${docsFolder}/`));
  const text = readText(join(siteDir, file));
  const page = new VFile({path: join(siteDir, file), cwd: siteDir, value: text});
  const root = parseMdx(text);
  steps.forEach((step) => step(root, page));
  const own = product ? receiptsOf(product, collectNotes(root)) : [];
  return [
    ...own.map(({statement, proofs}): PublishedReceipt => [statement, proofs.map(({href}) => href)]),
    ...partialsOf(text).flatMap(([, path]) => receiptsIn(siteDir, join(dirname(file), path))),
  ];
}
