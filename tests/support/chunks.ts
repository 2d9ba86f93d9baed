import type {Page} from '@playwright/test';

/** Sets what the browser says about its connection. */
export function setConnection(page: Page, value: {effectiveType: string; saveData: boolean}): Promise<unknown> {
  return page.addInitScript((given) => Object.defineProperty(navigator, 'connection', {value: given}), value);
}

/** Sets `saveData`, which disables prefetching. */
export async function saveData(page: Page): Promise<void> {
  await setConnection(page, {effectiveType: '4g', saveData: true});
}
