import {writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {chromium} from '@playwright/test';

import {findChromium} from '../../support/chromium';
import {buildDir, siteDir} from '../../support/site';
import {figureOf, show} from '../figures';
import {flagsFor, serveLikeAHost} from '../proxy';

import {folderServer} from './folderServer';
import {planOf} from './plan';
import {walk} from './walk';

/**
 * Compares this build with builds of the same pages by other generators, prints a table and writes
 * `.cache/bench-peers.json`.
 * @param words of the command line, see `planOf`
 */
export async function peers(words: readonly string[]): Promise<void> {
  const {rounds, builds, visits} = planOf(words);
  const all = [{name: 'this build', folder: buildDir}, ...builds];
  const served = await Promise.all(
    all.map(async ({name, folder}) => ({name, server: await serveLikeAHost(folderServer(folder))})),
  );
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: flagsFor(served.map(({server}) => server)),
    chromiumSandbox: false,
  });
  const seen: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round++) {
    // Rotates the order, so that no build always follows a slow one.
    const first = round % served.length;
    const inTurn = [...served.slice(first), ...served.slice(0, first)];
    for (const visit of visits) {
      for (const {name, server} of inTurn) {
        const figures = await walk(browser, server.url, visit.step, visit.condition);
        for (const [figure, value] of Object.entries(figures)) {
          ((seen[`${visit.name}: ${figure}`] ??= {})[name] ??= []).push(value);
        }
      }
    }
  }
  await browser.close();
  served.forEach(({server}) => server.close());
  const rows = Object.entries(seen).map(([row, cells]) => [
    row,
    Object.fromEntries(all.map(({name}) => [name, show(figureOf(cells[name] ?? []))])),
  ]);
  const table = Object.fromEntries(rows) as Record<string, Record<string, string>>;
  console.table(table);
  writeFileSync(join(siteDir, '.cache/bench-peers.json'), JSON.stringify(table, null, 2));
}
