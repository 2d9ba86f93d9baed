import {expect, type Locator, type Page} from '@playwright/test';

/** Opens the request builder of an operation by keyboard. */
export async function openBuilder(page: Page, anchor: string): Promise<Locator> {
  const button = page.locator(`[id="${anchor}"] ~ figure`).first().getByRole('button', {name: 'Try it'});
  await page.locator(`[id="${anchor}"] ~ figure`).first().scrollIntoViewIfNeeded();
  await button.focus();
  await page.keyboard.press('Enter');
  const builder = page.getByRole('region', {name: /^Try it: /});
  await expect(builder.getByLabel('Base URL')).toBeVisible();
  return builder;
}
