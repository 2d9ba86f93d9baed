import type {Page} from '@playwright/test';

import {expect} from './test';

/**
 * Waits until every diagram of the open page is drawn.
 *
 * @param html the page as the server sends it, which holds the source of each diagram
 */
export async function diagramsDrawn(page: Page, html?: string): Promise<void> {
  const sent = html ?? (await (await page.request.get(page.url())).text());
  const sources = sent.match(/<noscript>(?:(?!<\/noscript>).)*language-mermaid/gs)?.length ?? 0;
  await expect(page.getByRole('main').locator('svg[aria-roledescription]')).toHaveCount(sources);
}
