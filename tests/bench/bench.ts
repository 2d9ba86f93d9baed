import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium} from '@playwright/test';

import {previewServer} from '../../src/preview';
import {findChromium} from '../support/chromium';
import {listen} from '../support/ports';
import {buildDir, siteDir} from '../support/site';

import {acts, firstAct} from './acts';
import {compressed} from './compressed';
import {type Condition, type Measure, walk} from './walk';

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s; bytes per second. */
const slow4G = {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000};

const conditions: Readonly<Record<string, Condition>> = {
  'loopback-1x': {slowdown: 1},
  'loopback-4x': {slowdown: 4},
  'slow4G-1x': {slowdown: 1, network: slow4G},
  'slow4G-4x': {slowdown: 4, network: slow4G},
};

/** Navigations, which other sites with the same pages have, too. */
const pages: Readonly<Record<string, Measure>> = {
  guide: walk('/toolhive/how-to/install', '/toolhive/how-to/connect-client'),
  command: walk('/toolhive/reference/cli/thv_run', '/toolhive/reference/cli/thv_list'),
};

const measures: Readonly<Record<string, Measure>> = {
  ...pages,
  ...Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, firstAct(act)])),
};

/**
 * Measures navigations and first acts on this build, and navigations on other sites with the same pages, in rounds.
 * Prints medians and ranges, and writes them to `.cache/bench.json`.
 * @param words rounds, addresses of other sites, and the conditions, pages and acts to measure; all without a choice
 */
export async function bench(words: readonly string[]): Promise<void> {
  const own = previewServer(buildDir);
  const addresses = words.filter((word) => word.startsWith('http'));
  const sites = [{name: 'this build', origin: await listen(own)}, ...addresses.map((name) => ({name, origin: name}))];
  const fronts = sites.map(({origin}) => compressed(origin));
  const served = await Promise.all(sites.map(async ({name}, i) => ({name, origin: await listen(fronts[i]!)})));
  const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 9);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu'],
    chromiumSandbox: false,
  });
  const seen: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round++) {
    // Rotates the order, so that no site always follows a slow one.
    const inTurn = served.map((_, i) => served[(i + round) % served.length]!);
    for (const [conditionName, condition] of chosen(conditions, words)) {
      for (const [measureName, measure] of chosen(measures, words)) {
        for (const {name, origin} of inTurn.filter(({name}) => measureName in pages || name === 'this build')) {
          for (const [figure, value] of Object.entries(await measure(browser, origin, condition))) {
            ((seen[`${conditionName} ${measureName}: ${figure}`] ??= {})[name] ??= []).push(value);
          }
        }
      }
    }
  }
  await browser.close();
  [own, ...fronts].forEach((server) => server.close());
  const table = mapValues(seen, (bySite) => mapValues(bySite, summary));
  console.table(table);
  mkdirSync(join(siteDir, '.cache'), {recursive: true});
  writeFileSync(join(siteDir, '.cache/bench.json'), JSON.stringify(table, null, 2));
}

/** The entries that the command line names, or all. */
function chosen<T>(all: Readonly<Record<string, T>>, words: readonly string[]): [string, T][] {
  const entries = Object.entries(all);
  const wanted = entries.filter(([name]) => words.includes(name));
  return wanted.length > 0 ? wanted : entries;
}

function mapValues<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** Median, and the range if rounds differ. */
function summary(values: readonly number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}
