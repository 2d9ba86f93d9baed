import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {previewServer} from '../../src/preview';
import {findChromium} from '../support/chromium';
import {listen} from '../support/ports';
import {buildDir, siteDir} from '../support/site';

import {compressed} from './compressed';
import {type Condition, firstAct, type Measure, walk} from './measures';

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s; bytes per second. */
const slow4G = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000};

const conditions: Readonly<Record<string, Condition>> = {
  'loopback-1x': {slowdown: 1},
  'loopback-4x': {slowdown: 4},
  'slow4G-1x': {slowdown: 1, network: slow4G},
  'slow4G-4x': {slowdown: 4, network: slow4G},
};

const press = (selector: string) => (page: Page) => page.locator(selector).first().dispatchEvent('click');

/** Two navigations, which other sites with the same pages have, too, and the first acts on a page. */
const measures: Readonly<Record<string, Measure>> = {
  guide: walk('/toolhive/how-to/install', '/toolhive/how-to/connect-client', 'Connect a client by hand'),
  command: walk('/toolhive/reference/cli/thv_run', '/toolhive/reference/cli/thv_list', 'thv list'),
  search: firstAct(
    (page) => page.keyboard.press('/'),
    () => document.activeElement instanceof HTMLInputElement,
  ),
  link: firstAct(
    press('main a[href$="/how-to/install"]'),
    () => document.querySelector('h1')?.textContent === 'Install ToolHive',
  ),
  tab: firstAct(
    press('[role=tab]:nth-child(2)'),
    () => document.querySelector('[role=tab]:nth-child(2)')?.ariaSelected === 'true',
  ),
  copy: firstAct(
    press('main button[data-state=ready]'),
    () => document.querySelector('main button[data-state=copied]') !== null,
  ),
  menu: firstAct(press('.navbar__toggle'), () => document.querySelector('.navbar-sidebar--show') !== null, 390),
};

/**
 * Measures navigations and first acts on this build, and navigations on other sites with the same pages, in rounds.
 * Prints medians and ranges, and writes them to `.cache/bench.json`.
 * @param words rounds, addresses of other sites, and the conditions and measures to choose; all without a choice
 */
export async function bench(words: readonly string[]): Promise<void> {
  const own = previewServer(buildDir);
  const addresses = [await listen(own), ...words.filter((word) => word.startsWith('http'))];
  const fronts = addresses.map(compressed);
  const origins = await Promise.all(fronts.map(listen));
  const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 9);
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  const seen: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [conditionName, condition] of chosen(conditions, words)) {
      for (const [measureName, measure] of chosen(measures, words)) {
        // Rotates the order, so that no site always follows a slow one.
        const turns = origins.map((_, at) => (at + round) % origins.length);
        for (const i of turns.filter((at) => at === 0 || ['guide', 'command'].includes(measureName))) {
          for (const [figure, value] of Object.entries(await measure(browser, origins[i]!, condition))) {
            const sites = (seen[`${conditionName} ${measureName}: ${figure}`] ??= {});
            (sites[i === 0 ? 'this build' : addresses[i]!] ??= []).push(value);
          }
        }
      }
    }
  }
  await browser.close();
  [own, ...fronts].forEach((server) => server.close());
  const table = Object.fromEntries(
    Object.entries(seen).map(([name, sites]) => [
      name,
      Object.fromEntries(Object.entries(sites).map(([site, values]) => [site, summary(values)])),
    ]),
  );
  console.table(table);
  mkdirSync(join(siteDir, '.cache'), {recursive: true});
  writeFileSync(join(siteDir, '.cache/bench.json'), JSON.stringify(table, null, 2));
}

/** The entries that the command line names, or all. */
function chosen<T>(all: Readonly<Record<string, T>>, words: readonly string[]): [string, T][] {
  const wanted = Object.entries(all).filter(([name]) => words.includes(name));
  return wanted.length > 0 ? wanted : Object.entries(all);
}

/** Median, and the range if rounds differ. */
function summary(values: readonly number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}
