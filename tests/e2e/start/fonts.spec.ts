import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {builtPages} from '../../support/built';
import {holdRequests} from '../../support/holdRequests';
import {recordShifts} from '../../support/shifts';
import {siteDir} from '../../support/site';
import {expect, test} from '../../support/test';

const paths = ['/', '/toolhive/reference/cli/thv_run'];
const subset = [...readFileSync(join(siteDir, 'src/css/fonts.css'), 'utf8').matchAll(/unicode-range:([^;]+);/g)].map(
  ([, ranges = '']) => ranges.split(',').flatMap(charactersOf),
);

function charactersOf(range: string): string[] {
  const [first = NaN, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({length: last - first + 1}, (_, i) => String.fromCodePoint(first + i));
}

/** Families, by their files, of the fonts that paint an element. */
async function paintedWith(page: Page, selector: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  await session.detach();
  return fonts.map(({familyName}) => familyName);
}

/** Sum of the layout shifts, without the first `known`, until all fonts have been loaded and painted. */
async function shiftsOf(page: Page, read: () => Promise<readonly number[]>, known = 0): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  return (await read()).slice(known).reduce((sum, shift) => sum + shift, 0);
}

for (const path of paths) {
  test(`fonts that come in time paint ${path}, and nothing moves`, async ({page}) => {
    const read = await recordShifts(page);
    // Nothing is painted before the styles, however busy the machine is.
    const release = await holdRequests(page, '**/*.css');
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    await page.goto(path, {waitUntil: 'commit'});
    await loaded;
    release();
    await page.waitForLoadState();
    expect(await paintedWith(page, 'h1')).toEqual(['Instrument Sans']);
    expect(await shiftsOf(page, read)).toBe(0);
  });

  test(`fonts that come late leave ${path} as it is`, async ({page}) => {
    const release = await holdRequests(page, '**/*.woff2');
    const read = await recordShifts(page);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const before = await paintedWith(page, 'h1');
    expect(before).not.toContain('Instrument Sans');
    const {length} = await read();
    release();
    expect(await shiftsOf(page, read, length)).toBe(0);
    expect(await paintedWith(page, 'h1')).toEqual(before);
  });
}

test('the fonts hold every character that the stylesheet promises', async ({page}) => {
  await page.goto('/');
  for (const [i, family] of ['Site Text', 'Site Code'].entries()) {
    await page.evaluate(
      async ([font = '', text = '']) => {
        // The home page may not have needed it yet.
        await document.fonts.load(`1em "${font}"`, text);
        document.body.innerHTML = '<p id="all"></p>';
        Object.assign(document.getElementById('all')!, {textContent: text}).style.fontFamily = `"${font}"`;
      },
      [family, subset[i]!.join('')],
    );
    expect(await paintedWith(page, '#all'), family).toEqual([['Instrument Sans', 'Geist Mono'][i]]);
  }
});

test('the fonts hold every letter and punctuation mark of the pages; symbols may come from the system', () => {
  const others = builtPages().flatMap(({path, html}) => {
    const text = new Set(html.replace(/<(script|style)[^]*?<\/\1>|<[^>]+>/g, ''));
    const missing = [...text].filter((char) => char.trim() && subset.some((one) => !one.includes(char)));
    return missing.filter((char) => !/[\p{S}\p{M}\p{Cf}]/u.test(char)).map((char) => path + char);
  });
  expect(subset.map(({length}) => length > 95)).toEqual([true, true]);
  expect(others).toEqual([]);
});
