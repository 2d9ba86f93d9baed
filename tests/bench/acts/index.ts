import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium} from '@playwright/test';

import {previewServer} from '../../../src/preview/server';
import {findChromium} from '../../support/chromium';
import {buildDir, siteDir} from '../../support/site';
import {conditions} from '../conditions';
import {flagsFor, serveLikeAHost} from '../proxy';

import {acts} from './acts';
import {modes} from './modes';
import {firstAct} from './visit';

const delays = [300, 1000, 3000, 10_000];
/**
 * Measures the time from the first interaction to its effect, for each way of loading the application, prints the
 * milliseconds and their third quartile, and writes `.cache/bench-acts.json`.
 * @param words conditions, acts, modes and delays in milliseconds to run
 */
export async function firstActs(words: readonly string[]): Promise<void> {
  const chosen = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => {
    const wanted = all.filter((one) => words.includes(nameOf(one)));
    return wanted.length > 0 ? wanted : [...all];
  };
  const server = await serveLikeAHost(previewServer(buildDir));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: flagsFor([server]),
    chromiumSandbox: false,
  });
  const table: Record<string, Record<string, number>> = {};
  const all: Record<string, number[]> = {};
  for (const [name, condition] of chosen(Object.entries(conditions), ([one]) => one)) {
    for (const [actName, act] of chosen(Object.entries(acts), ([one]) => one)) {
      for (const [modeName, mode] of chosen(Object.entries(modes), ([one]) => one)) {
        for (const delay of chosen(delays, String)) {
          const took = await firstAct(browser, `${server.url}/toolhive/quickstart`, act, {delay, mode, condition});
          (table[`${name} ${actName}, ${modeName}`] ??= {})[`${delay} ms`] = Math.round(took);
          (all[`${name}, ${modeName}`] ??= []).push(Math.round(took));
        }
      }
    }
  }
  await browser.close();
  server.close();
  const quarters = Object.entries(all).map(([row, values]) => [row, thirdQuarter(values)]);
  console.table(table);
  console.table(Object.fromEntries(quarters));
  writeFileSync(join(siteDir, '.cache/bench-acts.json'), JSON.stringify({table, quarters}, null, 2));
}

function thirdQuarter(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
}
