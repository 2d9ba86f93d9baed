import type {Page} from '@playwright/test';

import {expect} from './test';

/** Waits until every diagram of the open page is drawn; a diagram's source stands in the page for as long as it is not. */
export async function diagramsDrawn(page: Page): Promise<void> {
  const sources = await page
    .locator('noscript')
    .evaluateAll((elements) => elements.filter(({textContent}) => textContent?.includes('language-mermaid')).length);
  await expect(page.getByRole('main').locator('svg[aria-roledescription]')).toHaveCount(sources);
}
