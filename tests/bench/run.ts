import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {type Browser, chromium} from '@playwright/test';

import {previewServer} from '../../src/preview/server';
import {findChromium} from '../support/chromium';
import {buildDir, siteDir} from '../support/site';

import {audit, type Lighthouse} from './audit';
import {type Figure, figureOf, show} from './figures';
import {flagsFor, serveLikeAHost} from './proxy';
import {visit, visitWithoutScript} from './visit';

const pages = {
  home: '/',
  guide: '/toolhive/how-to/install',
  command: '/toolhive/reference/cli/thv_run',
  api: '/codegate/reference/api',
};
const debugging = 9333;
/**
 * Measures the built site over HTTP/2 with brotli in rounds over all pages, prints a table and writes
 * `.cache/bench.json`.
 * @param rounds visits of each page
 * @param lighthouse if given, also scores the pages
 */
export async function run(rounds: number, lighthouse?: Lighthouse): Promise<void> {
  const server = await serveLikeAHost(previewServer(buildDir));
  const flags = [...flagsFor([server]), `--remote-debugging-port=${debugging}`];
  const browser = await chromium.launch({executablePath: findChromium(), args: flags, chromiumSandbox: false});
  const seen = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, path] of Object.entries(pages)) {
      const measured = await measure(browser, server.url + path, lighthouse);
      Object.entries(measured).forEach(([key, value]) => {
        seen.set(`${name} ${key}`, [...(seen.get(`${name} ${key}`) ?? []), value]);
      });
    }
  }
  await browser.close();
  server.close();
  const figures = new Map(Array.from(seen, ([key, values]) => [key, figureOf(values)]));
  console.table(tableOf(figures));
  writeFileSync(join(siteDir, '.cache/bench.json'), JSON.stringify(Object.fromEntries(figures), null, 2));
}

async function measure(browser: Browser, url: string, lighthouse?: Lighthouse): Promise<Record<string, number>> {
  const plain = await visitWithoutScript(browser, url);
  const scores = lighthouse ? await audit(lighthouse, url, debugging) : {};
  return {
    'bytes without script': plain.bytes,
    'largestPaint without script': plain.largestPaint,
    ...(await visit(browser, url)),
    ...scores,
  };
}

function tableOf(figures: ReadonlyMap<string, Figure>): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [key, figure] of figures) {
    const [page = '', ...rest] = key.split(' ');
    (rows[rest.join(' ')] ??= {})[page] = show(figure);
  }
  return rows;
}
