import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

import {fromHtml} from 'hast-util-from-html';

import {dataPaths, type PublishedReceipts} from '../../../src/data/published/manifest';
import {builtArticle, byRoute} from '../../../src/plugins/publish/articles';
import {copyOf} from '../../../src/plugins/publish/copies/files';
import {pageFrom} from '../../../src/plugins/publish/copies/pages';
import {siteData} from '../../../src/plugins/publish/programs';
import {recordOf} from '../../../src/plugins/publish/search/records';
import {readWords} from '../../../src/plugins/publish/search/words';
import {searchFile} from '../../../src/search/types';
import {hostFiles} from '../../../src/site/hosting';
import {products} from '../../../src/site/products';
import {fixture} from '../../support/fixtures';
import {siteDir} from '../../support/site';

const long = 'A sentence that fills the page. '.repeat(1_500);
const fillers = Array.from(
  {length: 60},
  (_, i) => [`/codegate/page-${i}`, `<h1>Filler ${i}</h1><p>Text.</p>`] as const,
);

const articles = [
  ...Object.entries(fixture<Record<string, string>>('mcp-server/site', (text) => text.replace('>LONG<', `>${long}<`))),
  ...fillers,
].map(([route, text]) => {
  const html = `<head><meta name="description" content="About ${route}."></head><body><main>${text}</main></body>`;
  return builtArticle(route, fromHtml(html));
});

const site = {
  name: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  routes: new Set(articles.map(({route}) => route)),
  articles: byRoute(articles),
  siteDir,
};

const receipts: PublishedReceipts = {
  '/toolhive/quickstart': [
    ['Docker is needed to run a …', ['https://example.com/a.go#L1-L9', 'https://example.com/clients.yaml']],
  ],
};

/** Writes a small built site and returns its folder. */
export function smallBuild(folder: string): string {
  const pages = articles.map((article) => {
    const product = products.find(({path}) => article.route.startsWith(path));
    return {
      copy: copyOf(site, {...pageFrom(site, article), ...(product && {product})}),
      record: recordOf({url: article.route, product: product?.id ?? ''}, article),
    };
  });
  const index = {words: readWords(siteDir), pages: pages.map(({record}) => record)};
  const files: Record<string, unknown> = {
    [searchFile]: index,
    [dataPaths.receipts]: receipts,
    [hostFiles.headers]: '',
  };
  const made = Object.entries(files).map(([path, data]) => ({path, content: JSON.stringify(data)}));
  for (const {path, content} of [...made, ...siteData(site), ...pages.map(({copy}) => copy)]) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
