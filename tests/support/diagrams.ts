import type {Page} from '@playwright/test';

import {expect} from './test';
import {textsOf} from './text';

/**
 * Waits until every diagram of the open page is drawn.
 *
 * @param count how many the page was sent with
 */
export async function diagramsDrawn(page: Page, count?: number): Promise<void> {
  const sent = count ?? (await textsOf(page, [])).diagrams;
  await expect(page.getByRole('main').locator('svg[aria-roledescription]')).toHaveCount(sent);
}
