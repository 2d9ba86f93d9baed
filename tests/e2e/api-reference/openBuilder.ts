import {expect, type Locator, type Page} from '@playwright/test';

const sampleOf = (page: Page, anchor: string) => page.locator(`[id="${anchor}"] ~ figure`).first();

export function tryButton(page: Page, anchor: string): Locator {
  return sampleOf(page, anchor).getByRole('button', {name: 'Try it'});
}

/** Opens the request builder of an operation by keyboard. */
export async function openBuilder(page: Page, anchor: string): Promise<Locator> {
  await sampleOf(page, anchor).scrollIntoViewIfNeeded();
  await tryButton(page, anchor).focus();
  await page.keyboard.press('Enter');
  const builder = page.getByRole('region', {name: /^Try it: /});
  await expect(builder.getByLabel('Base URL')).toBeVisible();
  return builder;
}
