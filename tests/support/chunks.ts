import type {Page} from '@playwright/test';

import {holdRequests} from './holdRequests';

/** Sets `saveData`, which disables prefetching. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Delays script requests until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/js/**');
}
