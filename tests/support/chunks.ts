import type {Page} from '@playwright/test';

/** Sets `saveData`, which disables prefetching. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}
