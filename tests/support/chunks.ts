import type {Page} from '@playwright/test';

import {holdRequests} from './holdRequests';

/** Pretends to be a visitor who saves data, so that no page is fetched before it is asked for. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Holds back every script that is asked for from now on; the returned function lets them all through. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/js/**');
}
