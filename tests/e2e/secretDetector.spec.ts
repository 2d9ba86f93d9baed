import type {Locator, Page} from '@playwright/test';

import {violations} from '../a11y/axe';
import {saveData} from '../support/chunks';
import {hostile} from '../support/hostile';
import {expect, test} from '../support/test';
import {hydrated, visit} from '../support/visit';

const path = '/codegate/features/secrets-redaction';
const key = 'AKIAIOSFODNN7EXAMPLE';

test('the keyboard opens the detector before the application runs, fills it in and closes it', async ({page}) => {
  await page.goto(path);
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('CodeGate replaces 2 secrets. It finds 1 more and sends it unchanged.');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`name = "${key}"; other: GSK_EXAMPLE`);
  await expect(status(page)).toHaveText('CodeGate replaces 2 secrets.');
  await expect(sent(page)).toHaveText('name = "REDACTED<#…#>"; other: REDACTED<#…#>');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
});

test('everyone reads what is found, what is replaced, and what reaches the model, as text even if it is hostile', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  await field(page).fill(`connect(${key},5)\nagain: ${key}\npassword = "hunter2"`);
  const findings = page.getByRole('list', {name: 'Findings'}).getByRole('listitem');
  await expect(findings).toHaveText([
    `Line 1: Amazon / Access KeyA placeholder replaces connect(${key},5).`,
    `Line 2: Amazon / Access Key${key} reaches the model as a repeat of a value found before.`,
  ]);
  await expect(sent(page)).toHaveText(`REDACTED<#…#>\nagain: ${key}\npassword = "hunter2"`);
  expect(await violations(page)).toEqual([]);
  const text = [...hostile.payloads, '</textarea></pre><b id="hit">', key].join('\n').replaceAll(/[\0\r]/g, '');
  await field(page).fill(text);
  await expect(sent(page)).toContainText('</textarea></pre><b id="hit">');
  await expect(sent(page).locator(':not(mark)')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('nothing is loaded before the detector is opened, then only its own files, and nothing for a text', async ({
  page,
}) => {
  const files: string[] = [];
  await saveData(page);
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await summary(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(files).toEqual([]);
  await summary(page).click();
  await expect(status(page)).toContainText('CodeGate replaces');
  expect(files.filter((file) => !/\/secret-detector(?:-worker)?\.[^/]*\.(?:css|js)$/.test(file))).toEqual([]);
  expect(files).toHaveLength(3);
  const before = files.length;
  await field(page).fill(`${key} and more`);
  await expect(sent(page)).toHaveText('REDACTED<#…#> and more');
  expect(files.slice(before)).toEqual([]);
});

test('a text that keeps a pattern busy is given up, and the next one is searched', async ({page}) => {
  await page.clock.install();
  await open(page);
  await field(page).fill('xwindows.net'.repeat(1600));
  await page.clock.runFor(1300);
  await expect(status(page)).toHaveText('Searching…');
  await page.clock.runFor(10_000);
  await expect(status(page)).toContainText('The search took too long');
  await field(page).fill(key);
  await expect(status(page)).toHaveText('CodeGate replaces 1 secret.');
});

test.describe('when its code cannot be loaded', () => {
  test.use({allowedMessages: /ERR_FAILED/});

  test('the detector says so, and the page stays', async ({page}) => {
    await page.route(/\/secret-detector\./, (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await summary(page).click();
    await expect(page.getByText('The detector could not be loaded.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a visitor reads that the detector needs it', async ({page}) => {
    await page.goto(path);
    await summary(page).click();
    await expect(page.getByText('The detector needs JavaScript.')).toBeVisible();
  });
});

const summary = (page: Page): Locator => page.getByText('Open the detector');
const field = (page: Page): Locator => page.getByLabel('Text of a chat message');
const status = (page: Page): Locator =>
  page
    .locator('details')
    .filter({has: summary(page)})
    .getByRole('status');
const sent = (page: Page): Locator => page.getByRole('region', {name: 'The model receives'});

async function open(page: Page): Promise<void> {
  await visit(page, path);
  await summary(page).click();
  await expect(status(page)).toContainText('CodeGate replaces');
}
