import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';

import {describeOffline} from '../../../src/data/openapi/describe';
import {downloadPath, loadSources} from '../../../src/data/openapi/sources';
import {dataPaths, type DocsManifest, manifestPath, type PublishedReceipts} from '../../../src/data/published/manifest';
import {copyOf} from '../../../src/plugins/publish/copies/files';
import {pageFrom, type Site} from '../../../src/plugins/publish/copies/pages';
import {apisOf, specData} from '../../../src/plugins/publish/programs';
import {recordOfTree} from '../../../src/plugins/publish/search/records';
import {readWords} from '../../../src/plugins/publish/search/words';
import {indexFolder, manifestFile} from '../../../src/search/manifest';
import {hostFiles} from '../../../src/site/hosting';
import {gateway, mcp, type Product, products} from '../../../src/site/products';
import {siteDir} from '../../support/site';

const long = 'A sentence that fills the page. '.repeat(1_500);

/** Pages of a small site: path, product, article. */
const articles: readonly [route: string, product: Product | undefined, article: string][] = [
  ['/', undefined, '<h1>Welcome</h1><p>Two tools.</p>'],
  [
    '/toolhive/quickstart',
    mcp,
    '<h1>Quickstart</h1><p>Run a first server.</p><h2 id="before-you-begin">Before you begin</h2><p>Docker is needed. Docker is needed to run a server.</p><h2 id="run">Run it</h2><pre class="language-bash"><code># not a heading\nthv run fetch</code></pre>',
  ],
  [
    '/toolhive/reference/cli/thv_run',
    mcp,
    '<h1>thv run</h1><p>Starts a server in a container.</p><h2 id="options">Options</h2><p>Port.</p>',
  ],
  ['/toolhive/long', mcp, `<h1>Long</h1><h2 id="first">First</h2><p>${long}</p><h2 id="last">Last</h2><p>The end.</p>`],
  [
    '/codegate/features/muxing',
    gateway,
    '<h1>Model muxing</h1><p>Sends each request to the model that fits, by rule.</p><h2 id="files">By file name</h2><p>A pattern.</p>',
  ],
  [
    '/toolhive/reference/messages-run',
    mcp,
    '<h1>Messages</h1><h2 id="runtime">Runtime</h2><h3 id="a"><code>no container runtime found in &lt;PATH&gt;: start one</code></h3><p>Start Docker.</p><h3 id="b"><code>port … is already in use</code></h3><p>Choose another.</p><h3 id="c"><code>Failed to …</code></h3><p>Read the log.</p><h3 id="d"><code>ERR stream of the server closed</code></h3><p>Restart.</p><h3 id="e"><code>INF stream of the server closed</code></h3><p>Wait.</p>',
  ],
  ...Array.from({length: 60}, (_, i): [string, Product, string] => [
    `/codegate/page-${i}`,
    gateway,
    `<h1>Filler ${i}</h1><p>Text.</p>`,
  ]),
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
  const pages = articles.map(([route, product, article]) => {
    const html = `<head><meta name="description" content="About ${route}."><link rel="canonical" href="${site.url}${route}"></head><body><main>${article}</main></body>`;
    const tree = fromHtml(html);
    return {tree, page: {...pageFrom(site, route, tree), ...(product && {product})}};
  });
  for (const {page} of pages) {
    const {path, content} = copyOf(site, page);
    write(join(folder, path), content);
  }
  const records = pages.map(({tree, page}) => recordOfTree({url: page.route, product: page.product?.id ?? ''}, tree));
  write(join(folder, indexFolder, 'index.json'), JSON.stringify({words: readWords(siteDir), pages: records}));
  write(join(folder, indexFolder, 'asks.json'), '[]');
  write(join(folder, indexFolder, manifestFile), JSON.stringify({pages: 'index.json', asks: 'asks.json'}));
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
