import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';

import {describeOffline} from '../../../src/data/openapi/describe';
import {downloadPath, loadSources} from '../../../src/data/openapi/sources';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../../../src/data/published/manifest';
import {builtArticle} from '../../../src/plugins/publish/articles';
import {copyOf} from '../../../src/plugins/publish/copies/files';
import {pageFrom, type Site} from '../../../src/plugins/publish/copies/pages';
import {apisOf, specData} from '../../../src/plugins/publish/programs';
import {recordOf} from '../../../src/plugins/publish/search/records';
import {readWords} from '../../../src/plugins/publish/search/words';
import {searchFiles} from '../../../src/search/files';
import {hostFiles} from '../../../src/site/hosting';
import {gateway, mcp, products} from '../../../src/site/products';
import {siteDir} from '../../support/site';

import {fixture} from './questions';

const long = 'A sentence that fills the page. '.repeat(1_500);
const fillers = Array.from(
  {length: 60},
  (_, i) => [`/codegate/page-${i}`, `<h1>Filler ${i}</h1><p>Text.</p>`] as const,
);

/** Pages of a small site: path and article. */
const articles = [
  ...Object.entries(fixture<string>('site', (text) => text.replace('>LONG<', `>${long}<`))),
  ...fillers,
];

const receipts: PublishedReceipts = {
  '/toolhive/quickstart': [['Docker is needed to run a server', ['pkg/a.go#L1-L9', 'run:clients/session']]],
};

/** Writes a small built site and returns its folder. */
export function smallBuild(folder: string): string {
  const site: Site = {
    name: 'Docs',
    url: 'https://docs.example.com',
    baseUrl: '/',
    routes: new Set(articles.map(([route]) => route)),
  };
  const pages = articles.map(([route, text]) => {
    const product = products.find(({path}) => route.startsWith(path));
    const html = `<head><meta name="description" content="About ${route}."></head><body><main>${text}</main></body>`;
    const article = builtArticle(route, fromHtml(html));
    return {article, page: {...pageFrom(site, article), ...(product && {product})}};
  });
  for (const {page} of pages) {
    const {path, content} = copyOf(site, page);
    write(join(folder, path), content);
  }
  const records = pages.map(({article, page}) => recordOf({url: page.route, product: page.product?.id ?? ''}, article));
  write(join(folder, searchFiles.pages), JSON.stringify({words: readWords(siteDir), pages: records}));
  write(join(folder, searchFiles.asks), '[]');
  for (const source of loadSources(siteDir, {urls: {}})) {
    const product = products.find(({id}) => id === source.product)!;
    const {document} = describeOffline(source, siteDir);
    write(join(folder, downloadPath(product, 'json')), JSON.stringify(document));
  }
  const manifest: DocsManifest = {
    version: 1,
    name: site.name,
    url: site.url,
    repository: 'https://example.com/docs',
    releases: {mcp: mcp.release, gateway: gateway.release},
    pages: articles.map(([route]) => route),
    anchors: {'/codegate/features/muxing': {'by-file-name': 'files'}},
    apis: apisOf(siteDir),
  };
  write(join(folder, manifestPath), JSON.stringify(manifest));
  write(join(folder, dataPaths.receipts), JSON.stringify(receipts));
  write(join(folder, hostFiles.headers), '');
  specData(siteDir).forEach(({path, content}) => write(join(folder, path), content));
  return folder;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}
