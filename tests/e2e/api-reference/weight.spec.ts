import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Page} from '@playwright/test';

import {products} from '../../../src/site/products';
import {saveData} from '../../support/chunks';
import {recordShifts} from '../../support/shifts';
import {buildDir} from '../../support/site';
import {expect, test} from '../../support/test';
import {visit} from '../../support/visit';
import {row} from '../../support/whole';

/** Maximum elements, and maximum bytes of compressed scripts in addition to those of a plain page: the text of the page. */
const budget = {elements: 3500, scripts: 30_000};

test.use({viewport: {width: 1440, height: 900}});

for (const [at, {name, path}] of products.entries()) {
  const address = `${path}/reference/api`;

  test(`the API page of ${name} stays light and still while a visitor reads it to the end`, row(at), async ({page}) => {
    const shifts = await recordShifts(page);
    await visit(page, address);
    expect(await page.locator('body *').count()).toBeLessThanOrEqual(budget.elements);
    await readToTheEnd(page);
    await expect(page.getByRole('button', {name: 'Try it'})).toHaveCount(await page.locator('figure').count());
    expect(await page.locator('body *').count()).toBeLessThanOrEqual(budget.elements);
    expect(await shifts()).toEqual([]);
  });

  test(`the API page of ${name} runs little more than a plain page`, row(at), async ({page}) => {
    // Nothing is fetched ahead.
    await saveData(page);
    const plain = await scriptBytes(page, path);
    const own = await scriptBytes(page, address);
    expect(own - plain).toBeLessThanOrEqual(budget.scripts);
  });
}

async function readToTheEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (let y = 0; y < end + 1000; y += 1000) {
    await page.evaluate(async (top) => {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, y);
  }
}

async function scriptBytes(page: Page, path: string): Promise<number> {
  const files = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && files.add(new URL(request.url()).pathname));
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(buildDir, file))).length);
  return sizes.reduce((a, b) => a + b, 0);
}
